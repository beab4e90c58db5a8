import Store
import Widgets

/// Logo, title and turtle, for a moment when the program starts. Any key or click goes on at once.
struct StartUpScreen: View {
  @Environment(\.screenSize) private var size
  let suite: any StartUpHost

  /// How long it stays.
  static let duration = Duration.seconds(2)

  var body: some View {
    PassingScreen(
      words: suite.words, duration: Self.duration, goOn: suite.endStartUp, handsOn: handsOn,
      escape: suite.escapeStartUp
    ) {
      SuiteLogo(scale: isLarge ? 2 : 1)
      SuiteTitle(words: suite.words.app, scale: isLarge ? .all : .line)
      Turtle()
    }
  }

  /// Whether a key goes to Home as well. On the first run none does, and `q` ends this screen alone.
  private func handsOn(_ key: KeyPress) -> Bool {
    key != KeyPress("q") && suite.outside.preferences.values.isWelcomed
  }

  private var isLarge: Bool { size.width >= 110 && size.height >= 30 }
}

/// A board of three by three boxes, some of them filled.
private struct SuiteLogo: View {
  /// Columns of a pixel, and half rows of it; a drawing in ASCII has one size.
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

/// The suite as the start-up screen sees it.
protocol StartUpHost: ScreenHost {
  /// Goes from the start-up screen to what is below it.
  func endStartUp()
  /// Goes from the start-up screen to what is below it; Home, where Escape is pressed once more before
  /// the welcome that is below it was shown.
  func escapeStartUp()
}
