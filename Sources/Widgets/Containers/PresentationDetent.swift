import Observation

/// A height that a sheet can have, frame and title included.
public nonisolated enum PresentationDetent: Hashable, Sendable {
  /// As high as its content.
  case fit
  /// Half the screen.
  case medium
  /// The screen but for a row above.
  case large
  /// A number of rows.
  case height(Int)
  /// A share of the screen, from 0 to 1.
  case fraction(Double)

  /// The rows on a screen of `screen` rows; nil for as many as the content needs.
  func rows(on screen: Int) -> Int? {
    let rows: Int? =
      switch self {
      case .fit: nil
      case .medium: screen / 2
      case .large: screen - 1
      case .height(let rows): rows
      case .fraction(let share): Int((Double(screen) * share).rounded())
      }
    return rows.map { max(1, min($0, screen)) }
  }
}

/// What the content of a sheet says of the sheet.
@Observable
final class SheetChoices {
  var detents: [PresentationDetent] = [.fit]
}

private enum SheetChoicesKey: EnvironmentKey {
  static var defaultValue: SheetChoices? { nil }
}

extension EnvironmentValues {
  /// Where the content of a sheet says what it wants; nil where there is no sheet.
  var sheetChoices: SheetChoices? {
    get { self[SheetChoicesKey.self] }
    set { self[SheetChoicesKey.self] = newValue }
  }
}

/// Tells the sheet around it how high it can be.
@usableFromInline struct DetentsModifier: NodeModifier {
  let detents: [PresentationDetent]

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    DetentsNode(modifier, in: parent)
  }
}

private final class DetentsNode: ModifierNode<DetentsModifier> {
  override func modifierChanged(
    from old: DetentsModifier?, environmentChanged: Bool, showContent: () -> Void
  ) {
    showContent()
    tell()
  }

  private func tell() {
    guard let choices = environment.sheetChoices, choices.detents != modifier.detents else {
      return
    }
    choices.detents = modifier.detents
  }
}

extension View {
  /// The heights that the sheet around this view can have, lowest first. It begins with the first;
  /// the grabber, drawn up or down, takes it from one to the next, and down from the lowest it
  /// closes.
  public func presentationDetents(_ detents: [PresentationDetent]) -> some View {
    modifier(DetentsModifier(detents: detents.isEmpty ? [.fit] : detents))
  }
}
