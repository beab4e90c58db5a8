import Widgets

/// Logo, title and turtle, for a moment when the program starts. Any key or click goes on at once.
struct StartUpScreen: View {
  @Environment(\.clock) private var clock
  @Environment(\.screenSize) private var size
  @State private var end: Duration?
  let suite: Suite

  /// How long it stays.
  static let duration = Duration.seconds(2)

  var body: some View {
    VStack(spacing: 1) {
      Spacer()
      SuiteLogo()
      title
      Turtle()
      Spacer()
      Text(suite.words.packs.anyKey).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .focusable()
    .onKeyPress { _ in
      suite.endStartUp()
      return .handled
    }
    .onMouse { mouse, _ in
      if case .press = mouse.kind { suite.endStartUp() }
      return true
    }
    .onAppear { end = clock.now + Self.duration }
    .onDeadline(end) { suite.endStartUp() }
  }

  @ViewBuilder private var title: some View {
    if size.width >= 110, size.height >= 30 {
      HStack(spacing: 3) {
        letters(suite.words.app.titleFirst, .accent)
        letters(suite.words.app.titleSecond, .accentSecond)
        letters(suite.words.app.titleThird, .accent)
      }
    } else {
      SuiteTitle(words: suite.words.app).bold()
    }
  }

  private func letters(_ text: String, _ role: StyleRole) -> some View {
    BigText(text, largest: .medium, role: role).frame(height: 5)
  }
}

/// A board of three by three boxes, some of them filled.
struct SuiteLogo: View {
  var body: some View {
    BlockImage(
      pixels: [
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
      ],
      roles: ["l": .lineAccent, "a": .accent, "b": .title],
      ascii: [
        "+---+---+---+", "| # |   | * |", "+---+---+---+", "|   | * |   |", "+---+---+---+",
        "| * |   | # |", "+---+---+---+",
      ])
  }
}
