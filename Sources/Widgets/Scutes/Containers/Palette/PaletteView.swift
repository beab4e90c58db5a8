// SPDX-License-Identifier: Apache-2.0

/// A search field with its matches.
///
/// ```
/// ╭ Commands ──────────────────────╮
/// │ › und▏                     1/2 │
/// │                                │
/// │ ▸ Undo                  Game  u│
/// │   Undo all                     │
/// ╰────────────────────────────────╯
/// ```
struct PaletteView: View {
  @State private var text = ""
  @State private var choice = 0
  @Environment(\.kitWords) private var words
  @Environment(\.dismiss) private var dismiss
  @Environment(\.screenSize) private var screen
  @Environment(\.capabilities) private var capabilities
  @Environment(\.keyMap) private var keyMap
  let entries: [PaletteEntry]
  let run: (PaletteEntry) -> Void

  var body: some View {
    let matches = PaletteMatch.matches(of: text, in: entries)
    let chosen = max(0, min(choice, matches.count - 1))
    let keyColumns = entries.map(\.key.columns).max() ?? 0
    let window = ScrollGeometry(content: matches.count, window: rows, offset: chosen - rows / 2)
    VStack(alignment: .leading) {
      HStack(spacing: 1) {
        Text(capabilities.isUnicode ? "›" : ">").foregroundStyle(.accent)
        TextFieldLine(
          title: "", text: line, prompt: words.palette.prompt, mask: nil, limit: nil,
          isValid: true, canSubmit: false, excludedKeys: excludedKeys
        )
        .accessibilityLabel(words.palette.commands)
        .accessibilityValue(spoken(matches, chosen))
        if matches.count > rows {
          Text("\(chosen + 1)/\(matches.count)").foregroundStyle(.secondary).lineLimit(1)
            .layoutPriority(1)
        }
      }
      .padding(.bottom)
      if matches.isEmpty {
        Text(words.palette.nothingFound).foregroundStyle(.secondary)
      }
      ForEach(window.visibleRange.map { $0 }, id: \.self) { index in
        PaletteRow(
          title: matches[index].entry.title, places: matches[index].places,
          group: matches[index].entry.group, key: matches[index].entry.key,
          keyColumns: keyColumns, isChosen: index == chosen
        )
        .onTap { run(matches[index].entry) }
      }
      Spacer(minLength: 0)
    }
    .frame(
      width: max(1, min(60, screen.width - 4)),
      height: max(1, min(rows, max(1, entries.count)) + 2),
      alignment: .topLeading
    )
    .padding(.horizontal)
    .foregroundStyle(.sheet)
    .background(.sheet)
    .border(.rounded, .lineAccent, title: words.palette.commands)
    .background(.sheet)
    .keyBindings(words.palette.commands, PaletteAction.bindings(words)) {
      perform($0, matches, chosen)
    }
    .onMouse { event, _ in
      switch event.kind {
      case .scrollUp: move(.back, matches, chosen)
      case .scrollDown: move(.forward, matches, chosen)
      default: return false
      }
      return true
    }
  }

  /// The maximum number of visible matches.
  private var rows: Int { max(1, min(12, screen.height - 8)) }

  private func spoken(_ matches: [PaletteMatch], _ chosen: Int) -> String {
    guard matches.indices.contains(chosen) else { return words.palette.nothingFound }
    let place = words.speech.place(chosen + 1, of: matches.count)
    return "\(text), \(matches[chosen].entry.title), \(place)"
  }

  /// The query. Changing it selects the best match.
  private var line: Binding<String> {
    Binding {
      text
    } set: {
      text = $0
      choice = 0
    }
  }

  /// The keys that the field leaves to the rows: all of theirs that don't type. A question mark
  /// isn't part of a name, so it shows the keys as long as the query is empty.
  private var excludedKeys: Set<KeyPress> {
    let table = KeyTable("", PaletteAction.bindings(words)) { _ in }
    let keys = table.remapped(by: keyMap).entries.flatMap(\.keys).filter { $0.typed == nil }
    return Set(text.isEmpty ? keys + [KeyPress("?")] : keys)
  }

  private func perform(_ action: PaletteAction, _ matches: [PaletteMatch], _ chosen: Int) {
    switch action {
    case .run: if matches.indices.contains(chosen) { run(matches[chosen].entry) }
    case .close: dismiss()
    case .previous: move(.back, matches, chosen)
    case .next: move(.forward, matches, chosen)
    case .pageUp: move(.pageUp, matches, chosen)
    case .pageDown: move(.pageDown, matches, chosen)
    case .first: move(.first, matches, chosen)
    case .last: move(.last, matches, chosen)
    }
  }

  /// Moves the selection, wrapping around at the end.
  private func move(_ move: RowMove, _ matches: [PaletteMatch], _ chosen: Int) {
    let found = PaletteRows(count: matches.count)
    if let row = found.row(move, from: chosen, page: rows, wraps: true) { choice = row }
  }
}

/// The rows of the palette, for the cursor. They have no type selection, since typing edits the
/// query.
private struct PaletteRows: CursorRows {
  let count: Int

  func isUsable(_ row: Int) -> Bool { true }
  func title(of row: Int) -> String? { nil }
}
