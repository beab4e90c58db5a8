import Games
import Scutes
import Store

/// The name of a pack with its level, a puzzle's number and the turtle, shown for a moment before
/// the board. Any key or click skips it.
struct LevelSplashScreen: View {
  @Environment(\.screenSize) private var size
  let suite: any ScreenHost
  let id: PuzzleID
  /// Shows the board.
  let open: () -> Void

  /// How long it is shown. Half of that without effects.
  static let duration = Duration.seconds(2)

  var body: some View {
    TransientScreen(
      words: suite.words, duration: isShort ? Self.duration / 2 : Self.duration,
      spacing: size.height >= 24 ? 1 : 0, asksForKey: false, advance: open,
      forwardsKey: forwardsKey
    ) {
      BigText(suite.words.name(ofPack: id.pack), largest: .large, role: .accent)
        .frame(maxWidth: max(1, size.width - 4), maxHeight: size.height >= 24 ? 5 : 3)
      if let level = PuzzlePack.pack(id.pack)?.level {
        Text(suite.words.name(of: level)).bold().foregroundStyle(level.role)
      }
      BigText("\(id.number)", largest: .huge, role: .title, shadow: .shadow)
        .frame(maxWidth: size.width, maxHeight: size.height >= 24 ? 12 : 6)
      Turtle()
    }
  }

  private var isShort: Bool { suite.dependencies.preferences.effects == .none }

  /// Returns `true` if a key also goes to the board. Keys that may enter or clear a digit have to
  /// wait until the board is visible, and those that only skip this one end there.
  private func forwardsKey(_ key: KeyPress) -> Bool {
    switch key.key {
    case .character(let character): character.isLetter
    case .backspace, .delete, .enter, .escape: false
    default: true
    }
  }
}
