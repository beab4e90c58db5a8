import Games
import Hints
import Scutes
import Store

/// The settings. Changes apply and are saved at once. A line below explains the focused setting.
///
/// ```
///   Play
///   Errors        on request  conflicts ▐right away▌
///   Digit first   [○  ] off
///   …
///   ────────────────────────────────────────
///   Which mistakes to mark while you play.
/// ```
struct SettingsView: View {
  @Environment(\.screenSize) private var screen
  @Environment(\.capabilities) private var capabilities
  @Environment(\.keyLabels) private var keys
  @State private var focused: Setting.ID?
  /// The settings that the latest reset replaced, or `nil` after another change.
  @State private var beforeReset: Preferences?
  /// `true` if that reset ended the practice requested for this session.
  @State private var endedPractice = false
  /// The reason why the latest choice was refused, if it was.
  @State private var refusal: String?
  @State private var asksToRestart = false
  /// The sheet that a setting leads to.
  @State private var opened: Destination?
  let suite: any ScreenHost

  var body: some View {
    VStack(alignment: .leading) {
      RowLimit(rows: formRows) {
        Form {
          ForEach(sections.indices) { index in
            Section(sections[index].title) {
              ForEach(sections[index].settings) { row($0) }
            }
          }
          Section { buttons }
        }
      }
      Divider()
      explanation
    }
    .frame(width: width)
    .pickerStyle(.segmented)
    .askingToRestart(suite, isPresented: $asksToRestart)
    .keyBindings(suite.words.home.settings, keyLines) {}
    .sheet(item: $opened, title: opened.map { suite.words.title(of: $0) } ?? "") {
      suite.sheet(of: $0)
    }
    .commands {
      settings.filter { $0.id != .tileTheme || suite.tileTheme != nil }.map { setting in
        PaletteCommand(setting.title, group: suite.words.home.settings) { focused = setting.id }
      }
    }
  }

  private var words: SettingsWords { suite.words.settings }

  /// What the keys of the focus do: they move it, and open what leads to a sheet.
  private var keyLines: [KeyBinding<()>] {
    let moves = KeyBinding([], (), suite.words.app.moveFocus, as: "↑↓")
    let setting = settings.first { $0.id == focused }
    if focused == .reset || focused == .restart {
      return [moves, KeyBinding([], (), suite.words.app.press, as: "⏎")]
    }
    guard case .sheet = setting?.value else { return [moves] }
    return [moves, KeyBinding([], (), suite.words.app.open, as: "⏎")]
  }
  private var preferences: PreferenceChoices { suite.dependencies.preferences }

  private var settings: [Setting] {
    suite.words.allSettings(
      digitFirstKey: GameBoard.key(of: "digitFirst", suite.words, keys),
      isUnicode: capabilities.isUnicode)
  }

  private var sections: [(title: String, settings: [Setting])] {
    suite.words.settingSections(isUnicode: capabilities.isUnicode).dropLast()
  }

  @ViewBuilder private func row(_ setting: Setting) -> some View {
    switch setting.value {
    case .isOn(let keyPath):
      SettingRow(setting: setting, focused: $focused) {
        HStack(spacing: 1) {
          Toggle(setting.title, isOn: isOn(keyPath, of: setting)).labelsHidden()
          Text(preferences[keyPath: keyPath] ? suite.words.board.on : suite.words.board.off)
            .foregroundStyle(.secondary)
        }
      }
    case .choice where setting.id == .tiles:
      TileRows(suite: suite, settings: settings, focused: $focused) { refusal in
        beforeReset = nil
        self.refusal = refusal
      }
    case .choice(let choice):
      SettingRow(setting: setting, focused: $focused) {
        Picker(
          setting.title, selection: place(in: choice),
          options: choice.names.enumerated().map { PickerOption($0, $1) }
        )
        .labelsHidden()
      }
    case .sheet(let place, let title):
      SettingRow(setting: setting, focused: $focused) {
        Button("\(title(preferences))…") { opened = place }
      }
    case .other: EmptyView()
    }
  }

  private func isOn(
    _ keyPath: ReferenceWritableKeyPath<PreferenceChoices, Bool>, of setting: Setting
  ) -> Binding<Bool> {
    Binding {
      preferences[keyPath: keyPath]
    } set: { isOn in
      preferences[keyPath: keyPath] = isOn
      forgetReset()
      if setting.id == .sound { suite.dependencies.sound(.houseFinished) }
    }
  }

  private func place(in choice: Setting.Choice) -> Binding<Int> {
    Binding {
      choice.place(preferences) ?? 0
    } set: { place in
      choice.choose(preferences, place)
      forgetReset()
    }
  }

  private func forgetReset() { (beforeReset, refusal) = (nil, nil) }

  @ViewBuilder private var buttons: some View {
    Button(beforeReset == nil ? title(of: .reset) : words.undoReset, action: reset)
      .focused($focused, equals: .reset)
      .disabled(
        beforeReset == nil && preferences.values == defaults && !preferences.asksForPractice)
    Button(title(of: .restart)) { asksToRestart = true }.focused($focused, equals: .restart)
  }

  private func title(of id: Setting.ID) -> String { settings.first { $0.id == id }?.title ?? "" }

  /// The default settings, with the player's progress, which isn't a setting.
  private var defaults: Preferences { preferences.values.atSamePlace(Preferences()) }

  private func reset() {
    let (before, endsPractice) = (preferences.values, preferences.asksForPractice)
    preferences.values = beforeReset.map(before.atSamePlace) ?? defaults
    preferences.asksForPractice = beforeReset != nil && endedPractice
    (beforeReset, endedPractice) = (beforeReset == nil ? before : nil, endsPractice)
  }

  private var explained: String {
    if focused == .reset, beforeReset != nil { return words.undoResetExplanation }
    if focused == .tiles, let refusal { return refusal }
    return settings.first { $0.id == focused }?.explanation ?? ""
  }

  private var explanation: some View {
    Text(preferences.failure ?? explained)
      .foregroundStyle(preferences.failure == nil ? .secondary : .error)
      .lineLimit(explanationRows)
      .frame(width: width, height: explanationRows, alignment: .topLeading)
  }
}

extension Preferences {
  /// `settings` with the progress and the profiles of these preferences.
  fileprivate func atSamePlace(_ settings: Preferences) -> Preferences {
    var settings = settings
    settings.nextPuzzle = nextPuzzle
    settings.isWelcomed = isWelcomed
    settings.lessons = lessons
    settings.begunLessons = begunLessons
    let choice = settings.profiles.chosen
    settings.profiles = profiles
    settings.profiles.chosen = choice
    return settings
  }
}

extension SettingsView {
  /// Columns and rows around the sheet's content: its frame, and the line of keys below.
  private static let frame = Size(width: 4, height: 5)
  private var width: Int { min(66, screen.width - Self.frame.width) }
  private var explanationRows: Int {
    let isNarrow = width < 66
    return preferences.failure == nil ? (isNarrow ? 2 : 1) : (isNarrow ? 6 : 3)
  }

  /// Rows for the form.
  private var formRows: Int { screen.height - Self.frame.height - 1 - explanationRows }
}

/// Limits its content to a number of rows. It takes no more than the content does.
private struct RowLimit: Layout, Equatable {
  let rows: Int

  func sizeThatFits(_ proposal: ProposedSize, subviews: LayoutSubviews) -> Size {
    subviews.first?.sizeThatFits(limited(proposal)) ?? .zero
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews) {
    subviews.first?.place(at: bounds.origin, proposal: limited(proposal))
  }

  private func limited(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: proposal.width, height: min(rows, proposal.height))
  }
}

/// A setting: its name and its control.
struct SettingRow<Control: View>: View {
  let setting: Setting
  let focused: Binding<Setting.ID?>
  @ViewBuilder let control: Control

  var body: some View {
    HStack {
      Text(setting.title).bold(focused.wrappedValue == setting.id).lineLimit(1)
      Spacer()
      control.focused(focused, equals: setting.id)
    }
  }
}
