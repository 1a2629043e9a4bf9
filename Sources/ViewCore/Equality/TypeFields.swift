@_spi(Reflection) import Swift

/// The stored fields of a type, found once a type by reflection. Empty for enums, classes and scalars.
package struct TypeField {
    let name: String
    package let offset: Int
    package let type: Any.Type
}

package enum TypeFields {
    /// The fields in the order of their declaration.
    package static func of(_ type: Any.Type) -> [TypeField] {
        var fields: [TypeField] = []
        _ = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
            fields.append(TypeField(name: String(cString: name), offset: offset, type: fieldType))
            return true
        }
        return fields
    }

    /// The kind that the type's metadata begins with. A class may have a pointer there instead and counts as unknown.
    static func kind(of type: Any.Type) -> _MetadataKind {
        _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee) ?? .unknown
    }
}
