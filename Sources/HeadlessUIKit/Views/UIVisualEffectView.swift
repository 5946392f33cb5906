public import Foundation

/// How a view changes what is behind it.
///
/// - UIKit: same; nothing is drawn. Stored only. Since iOS 8
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
  override init() { super.init() }
}

/// Blurs what is behind a view.
///
/// - UIKit: same; nothing is drawn. Stored only. Since iOS 8
open class UIBlurEffect: UIVisualEffect {
  /// How it is blurred.
  ///
  /// - UIKit: same.
  public enum Style: Int, Sendable {
    /// Lighter than what is behind.
    case extraLight = 0
    /// As light.
    case light = 1
    /// Darker.
    case dark = 2
    /// As the interface is (since iOS 10).
    case regular = 4
    /// As the interface is, clearly (since iOS 10).
    case prominent = 5
    /// Very thin. Since iOS 13.
    case systemUltraThinMaterial = 6
    /// Thin. Since iOS 13.
    case systemThinMaterial = 7
    /// Neither thin nor thick. Since iOS 13.
    case systemMaterial = 8
    /// Thick. Since iOS 13.
    case systemThickMaterial = 9
    /// As the system's bars. Since iOS 13.
    case systemChromeMaterial = 10
  }

  let style: Style

  /// Creates a blur.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }
}

/// Lets what is behind shine through a view's content.
///
/// - UIKit: same; nothing is drawn. Stored only. Since iOS 8
open class UIVibrancyEffect: UIVisualEffect {
  let blurEffect: UIBlurEffect

  /// Creates an effect that goes with a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }
}

/// A view with an effect on what is behind it.
///
/// - UIKit: same; nothing is drawn. Lays out its content. Since iOS 8
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect; stored only.
  open var effect: UIVisualEffect? { didSet { StoredOnly.note("UIVisualEffectView.effect") } }
  /// Where subviews go; as large as the view.
  public let contentView = UIView(frame: .zero)

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    StoredOnly.note("UIVisualEffectView.effect")
    addContentView()
  }

  /// Creates a view without an effect.
  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view from an archive, without its effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
