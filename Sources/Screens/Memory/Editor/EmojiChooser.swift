import Games
import Scutes

/// All emoji with their names. Those in the theme are marked.
///
/// ```
///  search by name [oct         ]
///  ✓ 🐙 octopus
///    🛑 octagonal sign
/// ```
struct EmojiChooser: View {
  @State private var selection: MemorySymbol?
  let words: MemoryWords.Editor
  let editor: MemoryThemeEditor
  let size: Size

  var body: some View {
    VStack(alignment: .leading) {
      TextField(text: Bindable(editor).query, prompt: words.search)
        .defaultFocus()
        .onSubmit(words.add.lowercased()) {
          if let first = editor.found.first { editor.toggle(first.symbol) }
        }
      List(selection: $selection) {
        ForEach(editor.found, id: \.symbol) { entry in
          EmojiRow(
            entry: entry, isInTheme: editor.theme.symbols.contains(entry.symbol),
            inTheme: words.inTheme)
        }
        .typeSelect { $0.name }
      }
      .onActivate { editor.toggle($0) }
      .placeholder { Text(words.nothingFound).foregroundStyle(.secondary) }
      .frame(height: size.height - 2)
      HStack {
        Text(words.count(editor.theme.symbols.count)).foregroundStyle(.secondary).lineLimit(1)
        Spacer(minLength: 1)
        Button(words.toTheme) { editor.isChoosing = false }
      }
    }
    .frame(width: size.width, height: size.height)
  }
}

/// An emoji and its name.
private struct EmojiRow: View {
  @Environment(\.capabilities) private var capabilities
  let entry: EmojiTable.Entry
  let isInTheme: Bool
  let inTheme: String

  var body: some View {
    HStack(spacing: 1) {
      Text(isInTheme ? "✓" : " ").foregroundStyle(.success)
      if capabilities.isUnicode { Text(entry.symbol.text).lineLimit(1).frame(width: 2) }
      Text(entry.name).lineLimit(1)
      Spacer(minLength: 1)
      if isInTheme { Text(inTheme).foregroundStyle(.secondary).lineLimit(1) }
    }
  }
}
