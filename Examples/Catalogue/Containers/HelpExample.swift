import Scutes

/// What `?` shows of commands in groups. They say what they do in a line, and which come first.
struct HelpExample: View {
  @State private var said = "Press ? for all keys."

  private static let commands = CommandTable<Self>(
    "counter", "Counter", help: HelpOrder(first: ["more", "less"], groups: ["Count", "Look"])
  ) {
    Command.group("Count") {
      Command("more", ["+"], "more") { $0.said = "One more." }
      Command("less", ["-"], "less") { $0.said = "One less." }
      explained
    }
    Command.group("Look") {
      Command("color", ["c"], "colour", followedBy: "1-9") { $0.said = "Which colour?" }
    }
  }

  private static let explained: Command<Self> = {
    var command = Command<Self>("reset", ["0"], "none", shown: .help) { $0.said = "None." }
    command.detail = "starts again from zero"
    return command
  }()

  var body: some View {
    Text(said).focusable().commands(Self.commands, on: self)
  }
}

extension Example {
  static let help = Example(
    "Help", .containers,
    "All keys in force, from the tables of the views, on `?` and F1 in every program. `/` searches "
      + "them, and Enter does what the chosen line says.", width: 80, height: 22, keys: "?"
  ) {
    HelpExample()
  }
}
