// SPDX-License-Identifier: Apache-2.0

/// Opens the command palette on Ctrl-P and `:`, over the screen.
@usableFromInline struct PaletteHost<Content> {
  @State private var entries: [PaletteEntry]?
  @Environment(ActiveKeys.self) private var active
  @Environment(\.kitWords) private var words
  @Environment(\.capabilities) private var capabilities
  let sources: CommandSources
  let content: Content
}

extension PaletteHost: View where Content: View {
  @usableFromInline
  var body: some View {
    content
      .overlayLayer(isPresented: $entries.isPresent()) {
        PaletteView(entries: entries ?? [], run: run)
      }
      .keyBindings(
        words.everywhere, id: HelpKeys.table,
        [
          KeyBinding(
            [KeyPress("p", modifiers: .control), KeyPress(":")], (), words.palette.open,
            id: "palette", shown: .help)
        ], worksEverywhere: true, perform: open)
  }

  private func open() {
    guard entries == nil else { return }
    entries = PaletteEntry.all(
      in: active.tables, sources.commands, isUnicode: capabilities.isUnicode
    ).filter { $0.id != "everywhere.palette" }
  }

  /// Closes the palette, then runs `entry`, so that its action finds the screen as it was.
  private func run(_ entry: PaletteEntry) {
    entries = nil
    entry.perform()
  }
}
