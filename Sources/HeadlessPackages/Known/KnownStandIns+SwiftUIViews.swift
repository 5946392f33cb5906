extension KnownStandIns {
  /// The views that apps of UIKit's embed most, and what is set for them: types that show nothing.
  static let swiftUIViews = #"""
    @MainActor public protocol PreviewProvider {
      associatedtype Previews: View
      @ViewBuilder static var previews: Previews { get }
    }

    /// A view without views in it. As in SwiftUI, it may be made outside of the main actor.
    @MainActor public protocol InertView: View where Body == Never {}
    extension InertView { public var body: Never { fatalError("a view of the system has no body") } }

    public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
      let key: String
      public init(_ value: String) { key = value }
      public init(stringLiteral value: String) { key = value }
    }

    // MARK: Values

    public struct Color: InertView, Hashable {
      fileprivate let color: UIColor
      public nonisolated init(_ color: UIColor) { self.color = color }
      public nonisolated init(uiColor: UIColor) { color = uiColor }
      public nonisolated init(_ name: String, bundle: Bundle? = nil) { color = .clear }
      public nonisolated init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        color = UIColor(red: red, green: green, blue: blue, alpha: opacity)
      }
      public nonisolated init(white: Double, opacity: Double = 1) {
        color = UIColor(white: white, alpha: opacity)
      }
      public nonisolated func opacity(_ opacity: Double) -> Color {
        Color(color.withAlphaComponent(opacity))
      }
      public nonisolated static var clear: Color { Color(.clear) }
      public nonisolated static var black: Color { Color(.black) }
      public nonisolated static var white: Color { Color(.white) }
      public nonisolated static var gray: Color { Color(.systemGray) }
      public nonisolated static var red: Color { Color(.systemRed) }
      public nonisolated static var orange: Color { Color(.systemOrange) }
      public nonisolated static var yellow: Color { Color(.systemYellow) }
      public nonisolated static var green: Color { Color(.systemGreen) }
      public nonisolated static var blue: Color { Color(.systemBlue) }
      public nonisolated static var purple: Color { Color(.systemPurple) }
      public nonisolated static var pink: Color { Color(.systemPink) }
      public nonisolated static var primary: Color { Color(.label) }
      public nonisolated static var secondary: Color { Color(.secondaryLabel) }
      public nonisolated static var accentColor: Color { Color(.systemBlue) }
    }

    extension UIColor {
      public convenience init(_ color: Color) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
      }
    }

    public enum Edge: Int8, CaseIterable, Sendable {
      case top, leading, bottom, trailing
      public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8)
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
        public static let all: Set = [.horizontal, .vertical]
      }
    }

    public struct EdgeInsets: Equatable, Sendable {
      public var top: CGFloat
      public var leading: CGFloat
      public var bottom: CGFloat
      public var trailing: CGFloat
      public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
      }
      public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
      public init(_ insets: NSDirectionalEdgeInsets) {
        self.init(
          top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
      }
    }

    public enum HorizontalAlignment: Sendable { case leading, center, trailing }
    public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline }
    public enum TextAlignment: Sendable { case leading, center, trailing }
    public enum ContentMode: Sendable { case fit, fill }
    public enum ColorScheme: Sendable { case light, dark }
    public enum UserInterfaceSizeClass: Sendable { case compact, regular }
    public enum Alignment: Sendable {
      case center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading
      case bottomTrailing
    }

    public struct Font: Hashable, Sendable {
      public enum Weight: Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
      }
      public static let largeTitle = Font()
      public static let title = Font()
      public static let title2 = Font()
      public static let title3 = Font()
      public static let headline = Font()
      public static let subheadline = Font()
      public static let body = Font()
      public static let callout = Font()
      public static let footnote = Font()
      public static let caption = Font()
      public static let caption2 = Font()
      public static func system(size: CGFloat, weight: Weight = .regular) -> Font { Font() }
      public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
      public func weight(_ weight: Weight) -> Font { self }
      public func bold() -> Font { self }
    }

    // MARK: The environment

    public protocol EnvironmentKey {
      associatedtype Value
      static var defaultValue: Value { get }
    }

    public struct DismissAction: Sendable { public func callAsFunction() {} }

    /// What is set for views; here no value is set but the defaults.
    public struct EnvironmentValues {
      public init() {}
      private var values: [ObjectIdentifier: Any] = [:]
      public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
      }
      public var colorScheme: ColorScheme { .light }
      public var horizontalSizeClass: UserInterfaceSizeClass? { nil }
      public var verticalSizeClass: UserInterfaceSizeClass? { nil }
      public var dismiss: DismissAction { DismissAction() }
    }

    @propertyWrapper public struct Environment<Value> {
      public let wrappedValue: Value
      public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        wrappedValue = EnvironmentValues()[keyPath: keyPath]
      }
    }

    // MARK: Views

    public struct Text: InertView {
      public nonisolated init(verbatim content: String) {}
      public nonisolated init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil
      ) {}
      @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ content: S) {}
      public nonisolated func font(_ font: Font?) -> Text { self }
      public nonisolated func bold() -> Text { self }
      public nonisolated func italic() -> Text { self }
      public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { self }
      public nonisolated func foregroundColor(_ color: Color?) -> Text { self }
      public nonisolated static func + (lhs: Text, rhs: Text) -> Text { lhs }
    }

    public struct Image: InertView {
      public nonisolated init(_ name: String, bundle: Bundle? = nil) {}
      public nonisolated init(systemName: String) {}
      public nonisolated init(uiImage: UIImage) {}
      public nonisolated func resizable() -> Image { self }
    }

    public struct Spacer: InertView { public nonisolated init(minLength: CGFloat? = nil) {} }
    public struct Divider: InertView { public nonisolated init() {} }

    @MainActor public protocol Shape: InertView {}
    extension Shape {
      public nonisolated func fill(_ color: Color) -> some View { AnyView(self) }
      public nonisolated func stroke(_ color: Color, lineWidth: CGFloat = 1) -> some View {
        AnyView(self)
      }
    }
    public struct Rectangle: Shape { public nonisolated init() {} }
    public struct Circle: Shape { public nonisolated init() {} }
    public struct Capsule: Shape { public nonisolated init() {} }
    public struct RoundedRectangle: Shape { public nonisolated init(cornerRadius: CGFloat) {} }

    public struct Group<Content: View>: InertView {
      public nonisolated init(@ViewBuilder content: () -> Content) {}
    }
    public struct VStack<Content: View>: InertView {
      public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
      ) {}
    }
    public struct HStack<Content: View>: InertView {
      public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
      ) {}
    }
    public struct ZStack<Content: View>: InertView {
      public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
    }
    public struct ScrollView<Content: View>: InertView {
      public nonisolated init(@ViewBuilder content: () -> Content) {}
    }
    public struct List<Content: View>: InertView {
      public nonisolated init(@ViewBuilder content: () -> Content) {}
    }
    public struct NavigationView<Content: View>: InertView {
      public nonisolated init(@ViewBuilder content: () -> Content) {}
    }
    public struct NavigationStack<Content: View>: InertView {
      public nonisolated init(@ViewBuilder root: () -> Content) {}
    }
    public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: InertView {
      public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
      ) {}
    }
    extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
      public nonisolated init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
      ) {}
    }
    public struct Button<Label: View>: InertView {
      public nonisolated init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
    }
    extension Button where Label == Text {
      public nonisolated init(_ title: LocalizedStringKey, action: @escaping () -> Void) {}
      @_disfavoredOverload
      public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {}
    }
    public struct Toggle<Label: View>: InertView {
      public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
    }

    // MARK: What is set

    @MainActor public protocol ViewModifier {
      associatedtype Body: View
      typealias Content = AnyView
      @ViewBuilder func body(content: Content) -> Body
    }

    extension View {
      public nonisolated func modifier<M: ViewModifier>(_ modifier: M) -> some View { AnyView(self) }
      public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
      ) -> some View { AnyView(self) }
      public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        AnyView(self)
      }
      public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
      ) -> some View { AnyView(self) }
      public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
      ) -> some View { AnyView(self) }
      public nonisolated func fixedSize() -> some View { AnyView(self) }
      public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { AnyView(self) }
      public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        AnyView(self)
      }
      public nonisolated func padding(_ length: CGFloat) -> some View { AnyView(self) }
      public nonisolated func padding(_ insets: EdgeInsets) -> some View { AnyView(self) }
      public nonisolated func font(_ font: Font?) -> some View { AnyView(self) }
      public nonisolated func foregroundColor(_ color: Color?) -> some View { AnyView(self) }
      public nonisolated func foregroundStyle(_ style: Color) -> some View { AnyView(self) }
      public nonisolated func tint(_ color: Color?) -> some View { AnyView(self) }
      public nonisolated func background<V: View>(
        _ background: V, alignment: Alignment = .center
      ) -> some View {
        AnyView(self)
      }
      public nonisolated func overlay<V: View>(
        _ overlay: V, alignment: Alignment = .center
      ) -> some View {
        AnyView(self)
      }
      public nonisolated func opacity(_ opacity: Double) -> some View { AnyView(self) }
      public nonisolated func hidden() -> some View { AnyView(self) }
      public nonisolated func disabled(_ disabled: Bool) -> some View { AnyView(self) }
      public nonisolated func clipped() -> some View { AnyView(self) }
      public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View { AnyView(self) }
      public nonisolated func cornerRadius(_ radius: CGFloat) -> some View { AnyView(self) }
      public nonisolated func lineLimit(_ number: Int?) -> some View { AnyView(self) }
      public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        AnyView(self)
      }
      public nonisolated func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
      ) -> some View { AnyView(self) }
      public nonisolated func ignoresSafeArea() -> some View { AnyView(self) }
      public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { AnyView(self) }
      public nonisolated func navigationTitle(_ title: LocalizedStringKey) -> some View {
        AnyView(self)
      }
      @_disfavoredOverload
      public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        AnyView(self)
      }
      public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        AnyView(self)
      }
      public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        AnyView(self)
      }
      public nonisolated func onTapGesture(
        count: Int = 1, perform action: @escaping () -> Void
      ) -> some View {
        AnyView(self)
      }
      public nonisolated func accessibilityLabel(_ label: Text) -> some View { AnyView(self) }
      public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        AnyView(self)
      }
    }

    /// A cell's content from a view of SwiftUI: an empty view.
    public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
      private final class EmptyContent: UIView, UIContentView {
        var configuration: any UIContentConfiguration
        init(_ configuration: any UIContentConfiguration) {
          self.configuration = configuration
          super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
      }
      public func makeContentView() -> any UIView & UIContentView { EmptyContent(self) }
      public func updated(for state: any UIConfigurationState) -> Self { self }
      public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
      public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
      public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
    }
    extension UIHostingConfiguration where Background == EmptyView {
      public init(@ViewBuilder content: () -> Content) {}
    }

    """#
}
