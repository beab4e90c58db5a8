import Scutes

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
    _ title: String, role: StyleRole = .title, @ViewBuilder content: () -> some View,
    @ViewBuilder trailing: () -> some View
  ) -> some View {
    let commands = Self.commands(words)
    return VStack {
      PageHead {
        BackButton(commands["back"]?.title ?? "") { commands["back"]?.perform(on: self) }
        Text(title).bold().foregroundStyle(role).lineLimit(1)
        trailing()
      }
      content()
      KeyHints()
    }
    .commands(commands, on: self)
  }

  /// A page with nothing at the end of its head.
  func page(_ title: String, @ViewBuilder content: () -> some View) -> some View {
    page(title, content: content) { Text("") }
  }
}

/// The line above a page: the way back, the title, and what stands at the end. The title is in the
/// middle of the screen, or as near to it as the others let it.
struct PageHead: Layout, Equatable {
  func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    Size(width: min(proposal.width, ProposedSize.unlimited), height: 1)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {
    guard subviews.count == 3 else { return }
    let row = ProposedSize(width: bounds.width, height: 1)
    let (back, end) = (subviews[0].sizeThatFits(row).width, subviews[2].sizeThatFits(row).width)
    let room = max(0, bounds.width - back - end - (end > 0 ? 2 : 1))
    let title = min(room, subviews[1].sizeThatFits(row).width)
    let latest = bounds.width - end - (end > 0 ? 1 : 0) - title
    let x = max(back + 1, min((bounds.width - title) / 2, latest))
    subviews[0].place(at: bounds.origin, proposal: row)
    subviews[1].place(
      at: Point(x: bounds.minX + x, y: bounds.minY),
      proposal: ProposedSize(width: title, height: 1))
    subviews[2].place(at: Point(x: bounds.maxX - end, y: bounds.minY), proposal: row)
  }
}

/// The title in the head of a page, or the latest message in its place.
struct PageTitle: View {
  let title: String
  let message: Message?

  init(_ title: String, message: Message?) {
    self.title = title
    self.message = message
  }

  var body: some View {
    Text(message?.text ?? title).bold()
      .foregroundStyle(message.map { $0.isError ? .error : .success } ?? .title).lineLimit(1)
  }
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
