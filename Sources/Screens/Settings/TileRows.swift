import Games
import Store
import Widgets

/// The symbols for digits on the board: a pattern, or a Memory theme chosen in a second row.
///
/// ```
///   Tile patterns      digits  letters  symbols  shapes [Memory]
///   Memory theme      [Ocean 🐙🦑🦐 ▾]
/// ```
///
/// The themes aren't read until the player asks for one.
struct TileRows: View {
  @Environment(\.capabilities) private var capabilities
  /// The theme used before a pattern was chosen.
  @State private var latest: MemoryTheme.ID?
  let suite: any ScreenHost
  let focused: Binding<Setting?>
  /// Called after each choice with the reason for a refusal, or `nil`.
  let chosen: (_ refusal: String?) -> Void

  var body: some View {
    SettingRow(
      setting: .tiles, title: words.title(.tiles), focused: focused,
      control: Picker(words.title(.tiles), selection: pattern, options: patterns).labelsHidden())
    if let theme = suite.tileTheme {
      SettingRow(
        setting: .tileTheme, title: words.title(.tileTheme), focused: focused,
        control: Picker(words.title(.tileTheme), selection: id(of: theme), options: themes)
          .labelsHidden().pickerStyle(.menu))
    }
  }

  private var words: SettingsWords { suite.words.settings }
  private var preferences: PreferenceChoices { suite.dependencies.preferences }

  /// The patterns, and `nil` for a theme.
  private var patterns: [PickerOption<TilePattern?>] {
    TilePattern.allCases.map { PickerOption($0, words.tilePattern($0)) }
      + [PickerOption(nil, suite.words.memory.title)]
  }

  private var pattern: Binding<TilePattern?> {
    Binding {
      switch preferences.values.tilePattern {
      case .pattern(let pattern): pattern
      case .theme: suite.tileTheme == nil ? .digits : nil
      }
    } set: { pattern in
      if let pattern {
        latest = suite.tileTheme?.id ?? latest
        choose(.pattern(pattern))
      } else {
        let themes = suite.tileThemes
        let theme = themes.first { $0.id == latest } ?? themes.first
        guard let theme else { return chosen(words.tiles.noTheme) }
        choose(.theme(theme.id))
      }
    }
  }

  private var themes: [PickerOption<MemoryTheme.ID>] {
    suite.tileThemes.map { theme in
      let sample = theme.symbols.prefix(3).map(\.text).joined()
      return PickerOption(theme.id, capabilities.isUnicode ? "\(theme.name) \(sample)" : theme.name)
    }
  }

  private func id(of theme: MemoryTheme) -> Binding<MemoryTheme.ID> {
    Binding {
      theme.id
    } set: { id in
      choose(.theme(id))
    }
  }

  private func choose(_ choice: TileChoice) {
    preferences.values.tilePattern = choice
    chosen(nil)
  }
}
