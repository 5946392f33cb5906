extension KnownStandIns {
  static let swiftUI = #"""
    @_exported import Combine
    import UIKit

    /// A view of SwiftUI: it has a type and shows nothing.
    @MainActor public protocol View {
      associatedtype Body: View
      @ViewBuilder var body: Body { get }
    }

    extension Never: View { public var body: Never { fatalError("Never has no body") } }

    public struct EmptyView: View {
      public nonisolated init() {}
      public var body: Never { fatalError("an empty view has no body") }
    }

    public struct AnyView: View {
      public nonisolated init<V: View>(_ view: V) {}
      public var body: Never { fatalError("a view of any type has no body here") }
    }

    @resultBuilder public enum ViewBuilder {
      public static func buildBlock() -> EmptyView { EmptyView() }
      public static func buildBlock<V: View>(_ view: V) -> V { view }
      public static func buildBlock<each V: View>(_ view: repeat each V) -> AnyView {
        AnyView(EmptyView())
      }
      public static func buildOptional<V: View>(_ view: V?) -> AnyView { AnyView(EmptyView()) }
      public static func buildEither<V: View>(first: V) -> AnyView { AnyView(first) }
      public static func buildEither<V: View>(second: V) -> AnyView { AnyView(second) }
    }

    @propertyWrapper public struct State<Value> {
      private final class Box { var value: Value; init(_ value: Value) { self.value = value } }
      private let box: Box
      public init(wrappedValue: Value) { box = Box(wrappedValue) }
      public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
      }
      public var projectedValue: Binding<Value> {
        Binding(get: { box.value }, set: { box.value = $0 })
      }
    }

    @propertyWrapper public struct Binding<Value> {
      private let read: () -> Value
      private let write: (Value) -> Void
      public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        read = get
        write = set
      }
      public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
      }
      public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
      }
      public var projectedValue: Binding<Value> { self }
    }

    @propertyWrapper public struct ObservedObject<Object: ObservableObject> {
      public var wrappedValue: Object
      public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
    }

    @propertyWrapper public struct StateObject<Object: ObservableObject> {
      public let wrappedValue: Object
      public init(wrappedValue: @autoclosure () -> Object) { self.wrappedValue = wrappedValue() }
    }

    /// Shows a view of SwiftUI: a controller of its own, with an empty view.
    open class UIHostingController<Content: View>: UIViewController {
      open var rootView: Content
      open var sizingOptions: UIHostingControllerSizingOptions = []
      public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
      }
      public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
      }
      public required init?(coder: NSCoder) { nil }
      open func sizeThatFits(in size: CGSize) -> CGSize { size }
    }

    public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
      public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
    }

    @MainActor public protocol UIViewControllerRepresentable: View where Body == Never {
      associatedtype UIViewControllerType: UIViewController
      associatedtype Coordinator = Void
      typealias Context = UIViewControllerRepresentableContext<Self>
      func makeUIViewController(context: Context) -> UIViewControllerType
      func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
      func makeCoordinator() -> Coordinator
    }

    extension UIViewControllerRepresentable {
      public var body: Never { fatalError("a controller has no body") }
    }
    extension UIViewControllerRepresentable where Coordinator == Void {
      public func makeCoordinator() {}
    }

    @MainActor public struct UIViewControllerRepresentableContext<
      Representable: UIViewControllerRepresentable
    > {
      public let coordinator: Representable.Coordinator
    }

    @MainActor public protocol UIViewRepresentable: View where Body == Never {
      associatedtype UIViewType: UIView
      associatedtype Coordinator = Void
      typealias Context = UIViewRepresentableContext<Self>
      func makeUIView(context: Context) -> UIViewType
      func updateUIView(_ uiView: UIViewType, context: Context)
      func makeCoordinator() -> Coordinator
    }

    extension UIViewRepresentable {
      public var body: Never { fatalError("a view of UIKit has no body") }
    }
    extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }

    @MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
      public let coordinator: Representable.Coordinator
    }

    """#
}
