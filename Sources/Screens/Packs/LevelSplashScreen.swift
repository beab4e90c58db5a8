import Games
import Store
import Widgets

/// The name of a pack, the number of a puzzle and the turtle, for a moment before its board. Any key
/// or click goes on at once.
struct LevelSplashScreen: View {
  @Environment(\.screenSize) private var size
  let suite: any PacksHost
  let id: PuzzleID

  /// How long it stays; half of that without effects.
  static let duration = Duration.seconds(2)

  var body: some View {
    PassingScreen(
      words: suite.words, duration: isShort ? Self.duration / 2 : Self.duration,
      spacing: size.height >= 24 ? 1 : 0, goOn: suite.openShownPuzzle,
      handsOn: handsOn
    ) {
      BigText(suite.words.name(ofPack: id.pack), largest: .large, role: .accent)
        .frame(maxWidth: max(1, size.width - 4), maxHeight: size.height >= 24 ? 5 : 3)
      BigText("\(id.number)", largest: .huge, role: .title, shadow: .shadow)
        .frame(maxWidth: size.width, maxHeight: size.height >= 24 ? 12 : 6)
      Turtle()
    }
  }

  private var isShort: Bool { suite.outside.preferences.effects == .none }

  /// Whether a key goes to the board as well: what may write or clear a digit waits until it is seen.
  private func handsOn(_ key: KeyPress) -> Bool {
    switch key.key {
    case .character(let character): character.isLetter
    case .backspace, .delete: false
    default: true
    }
  }
}
