import Games
import Hints
import Store
import Widgets

/// The settings. Changes apply and are saved at once. A line below explains the focused setting.
///
/// ```
///   Play
///   Errors        asked for  conflicts ▐all▌
///   Digit first   [○  ] off
///   …
///   ────────────────────────────────────────
///   Which digits are marked as wrong.
/// ```
struct SettingsView: View {
  @Environment(\.screenSize) private var screen
  @Environment(\.capabilities) private var capabilities
  @Environment(\.keyLabels) private var keys
  @State private var focused: Setting?
  /// The settings that the latest reset replaced, or `nil` after another change.
  @State private var beforeReset: Preferences?
  /// `true` if that reset ended the practice requested for this session.
  @State private var endedPractice = false
  /// The reason why the latest choice was refused, if it was.
  @State private var refusal: String?
  @State private var asksToRestart = false
  let suite: any ScreenHost

  var body: some View {
    VStack(alignment: .leading) {
      RowLimit(rows: formRows) {
        Form {
          play
          look
          keysAndLanguage
          resetButton
        }
      }
      Divider()
      explanation
    }
    .frame(width: width)
    .pickerStyle(.segmented)
    .askingToRestart(suite, isPresented: $asksToRestart)
    .commands {
      CommandMenu(suite.words.home.settings) {
        ForEach(Setting.allCases.filter { $0 != .tileTheme || showsTileTheme }, id: \.self) {
          setting in Button(words.title(setting)) { focused = setting }
        }
      }
    }
  }

  private var words: SettingsWords { suite.words.settings }
  private var preferences: PreferenceChoices { suite.dependencies.preferences }

  private var play: some View {
    Section(words.play) {
      picker(.errorChecking, \.values.errorChecking, ErrorChecking.allCases, words.errorChecking)
      toggle(.digitFirst, \.values.entersDigitFirst)
      toggle(.tidyNotes, \.values.removesNotesOfPeers)
      toggle(.fillCandidates, \.values.fillsCandidates)
      picker(.hintBasis, \.values.hintsUseNotes, [false, true], words.hintBasis)
      picker(.hintOrder, \.values.hintOrder, HintOrder.allCases, words.hintOrder)
      row(.techniques) {
        Button("\(preferences.values.profiles.current?.name ?? suite.words.profiles.usual)…") {
          suite.go(to: .profiles)
        }
      }
      toggle(.coach, \.values.coaches)
      toggle(.practice, \.practises)
    }
  }

  private var look: some View {
    Section(words.look) {
      picker(.theme, \.values.theme, ThemeChoice.allCases, words.theme)
      TileRows(suite: suite, focused: $focused) { refusal in
        beforeReset = nil
        self.refusal = refusal
      }
      picker(.noteSize, \.values.hasSmallNotes, [true, false], words.noteSize)
      toggle(.peers, \.values.highlightsPeers)
      toggle(.sameDigit, \.values.highlightsSameDigit)
      toggle(.timer, \.values.showsTimer)
      toggle(.tips, \.values.showsTips)
      picker(.effects, \.values.effects, Effects.allCases, words.effects)
      toggle(.sound, \.values.playsSound) { suite.dependencies.sound(.houseFinished) }
      toggle(.screenReader, \.isForScreenReader)
    }
  }

  private var keysAndLanguage: some View {
    Section(words.keysAndLanguage) {
      picker(.keyPreset, \.values.keyPreset, KeyPreset.allCases, words.keyPreset)
      row(.digitKeys) {
        Button("\(preferences.values.digitRow.rawValue)…") { suite.go(to: .digitKeys) }
      }
      picker(.language, \.values.language, LanguageChoice.allCases) {
        words.language($0, isUnicode: capabilities.isUnicode)
      }
      picker(
        .characterWidth, \.values.characterWidth, CharacterWidth.allCases, words.characterWidth)
    }
  }

  private func toggle(
    _ setting: Setting, _ keyPath: ReferenceWritableKeyPath<PreferenceChoices, Bool>,
    changed: @escaping () -> Void = {}
  ) -> some View {
    row(setting) {
      HStack(spacing: 1) {
        Toggle(words.title(setting), isOn: binding(keyPath, changed: changed)).labelsHidden()
        Text(preferences[keyPath: keyPath] ? suite.words.board.on : suite.words.board.off)
          .foregroundStyle(.secondary)
      }
    }
  }

  private func picker<Value: Hashable>(
    _ setting: Setting, _ keyPath: ReferenceWritableKeyPath<PreferenceChoices, Value>,
    _ values: [Value], _ name: (Value) -> String
  ) -> some View {
    let options = values.map { PickerOption($0, name($0)) }
    return row(setting) {
      Picker(words.title(setting), selection: binding(keyPath), options: options).labelsHidden()
    }
  }

  private func row(
    _ setting: Setting, @ViewBuilder control: () -> some View
  ) -> some View {
    SettingRow(
      setting: setting, title: words.title(setting), focused: $focused, control: control())
  }

  /// `true` if there is a row for the theme of the tiles.
  private var showsTileTheme: Bool { suite.tileTheme != nil }

  private var resetButton: some View {
    Section {
      Button(beforeReset == nil ? words.title(.reset) : words.undoReset, action: reset)
        .focused($focused, equals: .reset)
        .disabled(
          beforeReset == nil && preferences.values == defaults && !preferences.asksForPractice)
      Button(words.title(.restart)) { asksToRestart = true }.focused($focused, equals: .restart)
    }
  }

  /// The default settings, with the player's progress, which isn't a setting.
  private var defaults: Preferences { preferences.values.atSamePlace(Preferences()) }

  private func reset() {
    let (before, endsPractice) = (preferences.values, preferences.asksForPractice)
    preferences.values = beforeReset.map(before.atSamePlace) ?? defaults
    preferences.asksForPractice = beforeReset != nil && endedPractice
    (beforeReset, endedPractice) = (beforeReset == nil ? before : nil, endsPractice)
  }

  private func binding<Value>(
    _ keyPath: ReferenceWritableKeyPath<PreferenceChoices, Value>,
    changed: @escaping () -> Void = {}
  ) -> Binding<Value> {
    Binding {
      preferences[keyPath: keyPath]
    } set: { value in
      preferences[keyPath: keyPath] = value
      beforeReset = nil
      refusal = nil
      changed()
    }
  }

  /// The board's key for digit-first entry.
  private var digitFirstKey: String {
    GameBoard.key(of: "digitFirst", suite.words, keys)
  }

  private var explained: String {
    if focused == .reset, beforeReset != nil { return words.undoResetExplanation }
    if focused == .tiles, let refusal { return refusal }
    return focused.map { words.explanation(setting: $0, digitFirstKey: digitFirstKey) } ?? ""
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
  let title: String
  let focused: Binding<Setting?>
  let control: Control

  var body: some View {
    HStack {
      Text(title).bold(focused.wrappedValue == setting).lineLimit(1)
      Spacer()
      control.focused(focused, equals: setting)
    }
  }
}
