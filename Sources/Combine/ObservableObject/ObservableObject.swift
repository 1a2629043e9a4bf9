/// An object that announces its changes before they happen.
///
/// The publisher comes by itself: for a class with `@Published` properties it is the one they announce to, for any
/// other class one that is kept with the object. Finding it costs a look at each `@Published` property.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher {
        ObjectPublishers.shared.publisher(of: self)
    }
}
