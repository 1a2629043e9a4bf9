import Foundation

// The kinds of values that can be kept. An optional begins with nil, and nil takes its key out of the store.

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, wrappedValue, StoredCoding<Bool>.bool)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, wrappedValue, StoredCoding<Int>.int)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, wrappedValue, StoredCoding<Double>.double)
    }

    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, wrappedValue, StoredCoding<String>.string)
    }

    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, wrappedValue, StoredCoding<URL>.url)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(key, wrappedValue, StoredCoding<Date>.date)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, wrappedValue, StoredCoding<Data>.data)
    }

    /// Kept by its raw value.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, .rawValue(StoredCoding<Int>.int))
    }

    /// Kept by its raw value.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, .rawValue(StoredCoding<String>.string))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? {
        self.init(key, nil, .optional(StoredCoding<Bool>.bool))
    }

    public init(_ key: String) where Value == Int? {
        self.init(key, nil, .optional(StoredCoding<Int>.int))
    }

    public init(_ key: String) where Value == Double? {
        self.init(key, nil, .optional(StoredCoding<Double>.double))
    }

    public init(_ key: String) where Value == String? {
        self.init(key, nil, .optional(StoredCoding<String>.string))
    }

    public init(_ key: String) where Value == URL? {
        self.init(key, nil, .optional(StoredCoding<URL>.url))
    }

    public init(_ key: String) where Value == Date? {
        self.init(key, nil, .optional(StoredCoding<Date>.date))
    }

    public init(_ key: String) where Value == Data? {
        self.init(key, nil, .optional(StoredCoding<Data>.data))
    }
}

extension SceneStorage {
    /// Kept by its raw value.
    public init<R>(_ key: String)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, nil, .optional(StoredCoding<R>.rawValue(StoredCoding<String>.string)))
    }

    /// Kept by its raw value.
    public init<R>(_ key: String)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, nil, .optional(StoredCoding<R>.rawValue(StoredCoding<Int>.int)))
    }
}
