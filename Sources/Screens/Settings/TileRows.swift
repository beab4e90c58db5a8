import Games
import Scutes
import Store

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
  let settings: [Setting]
  let focused: Binding<Setting.ID?>
  /// Called after each choice with the reason for a refusal, or `nil`.
  let chosen: (_ refusal: String?) -> Void

  var body: some View {
    if let setting = settings.first(where: { $0.id == .tiles }) {
      SettingRow(setting: setting, focused: focused) {
        Picker(setting.title, selection: pattern, options: patterns(setting)).labelsHidden()
      }
    }
    if let theme = suite.tileTheme, let setting = settings.first(where: { $0.id == .tileTheme }) {
      SettingRow(setting: setting, focused: focused) {
        Picker(setting.title, selection: id(of: theme), options: themes)
          .labelsHidden().pickerStyle(.menu)
      }
    }
  }

  private var preferences: PreferenceChoices { suite.dependencies.preferences }

  /// The patterns, and `nil` for a theme.
  private func patterns(_ setting: Setting) -> [PickerOption<TilePattern?>] {
    guard case .choice(let choice) = setting.value else { return [] }
    return zip(TilePattern.allCases, choice.names).map { PickerOption($0, $1) }
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
        guard let theme else { return chosen(suite.words.settings.tiles.noTheme) }
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
