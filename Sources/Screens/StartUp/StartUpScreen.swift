import Scutes
import Store

/// The logo, title and turtle, shown for a moment at startup. Any key or click skips it, and for
/// those who know Home a key also does there what it always does.
struct StartUpScreen: View {
  @Environment(\.screenSize) private var size
  let suite: any ScreenHost
  /// Goes to the screen below.
  let end: () -> Void
  /// The same by Escape. A second one, before the welcome below it is drawn, goes Home.
  let escape: () -> Void

  /// How long it is shown.
  static let duration = Duration.seconds(2)

  var body: some View {
    TransientScreen(
      words: suite.words, duration: Self.duration, asksForKey: !isWelcomed, advance: end,
      forwardsKey: forwardsKey, escape: escape
    ) {
      SuiteLogo(scale: isLarge ? 2 : 1)
      SuiteTitle(words: suite.words.app, scale: isLarge ? .all : .line)
      Turtle()
    }
  }

  /// Returns `true` if a key also goes to Home. On the first run only those do that leave or
  /// suspend the program, and `q` and Escape only end this screen.
  private func forwardsKey(_ key: KeyPress) -> Bool {
    let leaves = [
      KeyPress("Q"), KeyPress("c", modifiers: .control), KeyPress("z", modifiers: .control),
    ].contains(key)
    return leaves || isWelcomed && ![KeyPress("q"), KeyPress(.escape)].contains(key)
  }

  private var isWelcomed: Bool { suite.dependencies.preferences.values.isWelcomed }

  private var isLarge: Bool { size.width >= 110 && size.height >= 30 }
}

/// A board of three by three boxes, some of them filled.
private struct SuiteLogo: View {
  /// Columns and half rows per pixel. An ASCII drawing has just one size.
  var scale = 1

  var body: some View {
    BlockImage(
      pixels: scaled([
        "lllllllllllll",
        "laaal...lbbbl",
        "laaal...lbbbl",
        "laaal...lbbbl",
        "lllllllllllll",
        "l...lbbbl...l",
        "l...lbbbl...l",
        "l...lbbbl...l",
        "lllllllllllll",
        "lbbbl...laaal",
        "lbbbl...laaal",
        "lbbbl...laaal",
        "lllllllllllll",
      ]),
      roles: ["l": .lineAccent, "a": .accent, "b": .title],
      ascii: [
        "+---+---+---+", "| # |   | * |", "+---+---+---+", "|   | * |   |", "+---+---+---+",
        "| * |   | # |", "+---+---+---+",
      ])
  }

  private func scaled(_ rows: [String]) -> [String] {
    rows.flatMap { row in
      Array(
        repeating: row.map { String(repeating: $0, count: scale) }.joined(), count: scale)
    }
  }
}
