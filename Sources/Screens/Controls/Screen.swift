import Widgets

/// A view whose commands are known without it.
protocol CommandView: View {
  var words: Words { get }
  /// The commands, performed by keys and by ``perform(_:)``.
  static func commands(_ words: Words) -> CommandTable<Self>
}

extension CommandView {
  /// Performs the command called `id`, as a button does.
  func perform(_ id: String) { perform(id, of: Self.commands(words)) }

  /// Performs the command called `id` of `table`.
  func perform(_ id: String, of table: CommandTable<Self>) {
    let command = table[id]
    assert(command != nil, "no command \(id)")
    command?.perform(on: self)
  }
}

/// A screen, or a sheet over any.
protocol Screen: CommandView {
  var suite: any ScreenHost { get }
}

extension Screen {
  var words: Words { suite.words }

  /// The screen's head, `content`, and its keys: those of its commands, which it performs.
  ///
  /// ```
  ///  ‹ back               Packs              next 1-0002
  ///  …content…
  ///  ⏎ open  n play next  q back              ? all keys
  /// ```
  func page(
    _ title: String, _ place: PageTitlePlace = .between, role: StyleRole = .title,
    @ViewBuilder content: () -> some View, @ViewBuilder trailing: () -> some View
  ) -> some View {
    let commands = Self.commands(words)
    return VStack(alignment: place.alignment) {
      PageHead(
        title: title, place: place, role: role,
        back: commands["back"]?.title ?? "",
        trailing: trailing()
      ) { commands["back"]?.perform(on: self) }
      content()
      KeyHints()
    }
    .commands(commands, on: self)
  }

  /// A page with nothing at the end of its head.
  func page(
    _ title: String, _ place: PageTitlePlace = .between, @ViewBuilder content: () -> some View
  ) -> some View {
    page(title, place, content: content) { EmptyView() }
  }
}

/// The place of a page's title.
nonisolated enum PageTitlePlace {
  /// Beside the way back, after `gap` columns.
  case leading(gap: Int)
  /// In the middle of the room that is left.
  case between
  /// In the middle of the screen.
  case centred

  /// The place of the page's parts.
  fileprivate var alignment: HorizontalAlignment {
    if case .leading = self { .leading } else { .center }
  }
}

/// The way back, the title, and what stands at the end of the line.
private struct PageHead<Trailing: View>: View {
  let title: String
  let place: PageTitlePlace
  let role: StyleRole
  let back: String
  let trailing: Trailing
  let goBack: () -> Void

  var body: some View {
    switch place {
    case .leading(let gap):
      HStack(spacing: gap) {
        backButton
        titleText
        Spacer()
        trailing
      }
    case .between:
      HStack {
        backButton
        Spacer()
        titleText
        Spacer()
        trailing
      }
    case .centred:
      HStack {
        backButton
        Spacer()
        trailing
      }
      .overlay { titleText }
    }
  }

  private var backButton: some View { BackButton(back, action: goBack) }

  private var titleText: some View { Text(title).bold().foregroundStyle(role).lineLimit(1) }
}

/// The button that leads back, with a sign before its title.
struct BackButton: View {
  private let title: String
  private let action: () -> Void

  init(_ title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  var body: some View { Button("‹ \(title)", action: action).buttonStyle(IconButtonStyle()) }
}

extension Command {
  /// The command that leads back.
  static func back(
    _ words: Words, _ keys: [KeyPress] = ["q", .escape], if condition: ((Target) -> Bool)? = nil,
    perform: @escaping (Target) -> Void
  ) -> Command {
    Command("back", keys, words.app.back, if: condition, perform: perform)
  }
}

extension Command where Target: Screen {
  /// Goes back to the screen below.
  static func back(_ words: Words) -> Command { back(words) { $0.suite.goBack() } }

  /// The lines about moving the focus, by `arrows`, and opening what has it.
  static func focusMoves(_ arrows: String, _ words: Words) -> [Command] {
    [
      Command("choose", as: arrows, words.app.moveFocus),
      Command("choose", as: "⏎", words.app.open),
    ]
  }

  /// Goes to `destination`.
  static func go(
    to destination: Destination, _ id: String, _ key: KeyPress, _ words: Words,
    as title: String? = nil, shown visibility: KeyVisibility = .footer
  ) -> Command {
    Command(id, [key], title ?? words.title(of: destination).lowercased(), shown: visibility) {
      $0.suite.go(to: destination)
    }
  }
}
