import Foundation

// The kinds of values that can be kept. An optional begins with nil, and nil takes its key out of the store.

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, wrappedValue, StoredCoding<Bool>.bool)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, wrappedValue, StoredCoding<Int>.int)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, wrappedValue, StoredCoding<Double>.double)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, wrappedValue, StoredCoding<String>.string)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store, wrappedValue, StoredCoding<URL>.url)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store, wrappedValue, StoredCoding<Date>.date)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, wrappedValue, StoredCoding<Data>.data)
    }

    /// Kept by its raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, store, wrappedValue, .rawValue(StoredCoding<Int>.int))
    }

    /// Kept by its raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, store, wrappedValue, .rawValue(StoredCoding<String>.string))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, nil, .optional(StoredCoding<Bool>.bool))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, nil, .optional(StoredCoding<Int>.int))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, nil, .optional(StoredCoding<Double>.double))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, nil, .optional(StoredCoding<String>.string))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store, nil, .optional(StoredCoding<URL>.url))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store, nil, .optional(StoredCoding<Date>.date))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, nil, .optional(StoredCoding<Data>.data))
    }
}

extension AppStorage {
    /// Kept by its raw value.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, store, nil, .optional(StoredCoding<R>.rawValue(StoredCoding<String>.string)))
    }

    /// Kept by its raw value.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, store, nil, .optional(StoredCoding<R>.rawValue(StoredCoding<Int>.int)))
    }
}
