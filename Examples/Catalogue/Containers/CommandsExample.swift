import Scutes

/// Commands to find by name.
struct CommandsExample: View {
  @State private var last = "nothing yet"

  var body: some View {
    VStack(spacing: 1) {
      Text("Done: \(last)")
      Text("Press : or Ctrl-P and type.").foregroundStyle(.secondary)
    }
    .focusable()
    .commands {
      [
        PaletteCommand("New puzzle", group: "Game") { last = "new puzzle" },
        PaletteCommand("Export as text", group: "Game", keywords: "save file") { last = "export" },
        PaletteCommand("Theme: Kame light", group: "Look") { last = "theme" },
      ]
    }
  }
}

extension Example {
  static let commands = Example(
    "commands, command palette", .containers,
    "All that can be done, found by letters of its name. What has a key is there without a word more.",
    width: 48, height: 12, keys: ":exp"
  ) {
    CommandsExample()
  }
}
