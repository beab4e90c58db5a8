import Hints
import Observation
import Scutes
import Store
import Sudoku

/// The user's preferences, shared by all screens. Each change is saved at once and merged with
/// those of other programs. After a failure, saving is retried until it succeeds.
@Observable
final class PreferenceChoices {
  /// The current preferences.
  var values: Preferences {
    get { current }
    set {
      let old = current
      guard newValue != old else { return }
      current = newValue
      if newValue.language != old.language { askedLanguage = nil }
      if newValue.theme != old.theme { (askedTheme, ownTheme) = (nil, nil) }
      if newValue.isForScreenReader != old.isForScreenReader { asksForScreenReader = false }
      saveChanges()
      changed()
    }
  }

  private var current: Preferences
  /// The preferences as this program last read or saved them.
  @ObservationIgnored private var saved: Preferences

  /// `true` to use the pseudo-language in place of any other.
  var usesPseudoLanguage = false {
    didSet { changed() }
  }

  /// The error of the latest save, or `nil` if it succeeded.
  private var fault: PreferencesError?
  /// Called with the reason when a change couldn't be saved, unless that was said before.
  @ObservationIgnored var onFailure: (PreferencesError) -> Void = { _ in }
  /// Called when everything is saved after a failure.
  @ObservationIgnored var onRecovery: () -> Void = {}
  /// The language requested at launch. It holds until the user chooses another.
  private var askedLanguage: Language?
  /// The theme requested at launch. It holds until the user chooses another.
  var askedTheme: ThemeChoice?
  /// `true` if a screen reader was requested at launch. It holds until the user changes the
  /// setting.
  var asksForScreenReader = false
  /// `true` if practice was requested at launch. It holds until the user changes the setting.
  var asksForPractice = false
  /// The user's own theme. It holds until the user chooses another.
  @ObservationIgnored var ownTheme: Theme?
  /// The user's own keys, which override the preset's.
  @ObservationIgnored var ownKeys = KeyMap()
  /// `true` if the terminal shows Unicode, so that keys can be written as symbols.
  @ObservationIgnored var isUnicode = true
  @ObservationIgnored private let systemLanguage: Language
  @ObservationIgnored private var save: Save
  @ObservationIgnored private var finishSaving: FinishSaving
  /// The saver that tries again after a failure, or `nil` if only the next change does.
  @ObservationIgnored private var retrier: PreferencesSaver?
  /// `true` during the pause before the next attempt.
  @ObservationIgnored private var isPausing = false
  /// `true` while a change is being saved. Later ones wait.
  @ObservationIgnored private var isSaving = false
  /// `true` while the call that saves it hasn't returned.
  @ObservationIgnored private var isWaiting = false
  /// Called after each change.
  @ObservationIgnored var changed: () -> Void = {}

  /// Saves the changes between two preferences. Reports the merged preferences or the error, at
  /// once or later.
  private typealias Save = (Preferences, Preferences, @escaping PreferencesSaver.Report) -> Void
  /// The last save before the program ends.
  private typealias FinishSaving = (Preferences, Preferences) -> PreferencesSaver.Outcome

  init(
    _ values: Preferences, systemLanguage: Language, askedLanguage: Language?,
    save: @escaping (Preferences, Preferences) -> PreferencesSaver.Outcome
  ) {
    current = values
    saved = values
    self.systemLanguage = systemLanguage
    self.askedLanguage = askedLanguage
    self.save = { $2(save($0, $1)) }
    finishSaving = save
  }

  /// Saves with `saver` from now on, in the background. The last save may take up to `limit`.
  func save(with saver: PreferencesSaver, waitingAtEnd limit: Duration) {
    save = { saver.save(changesFrom: $0, to: $1, report: $2) }
    finishSaving = { saver.finish(changesFrom: $0, to: $1, within: limit) }
    retrier = saver
  }

  /// Saves the changes since the last save, and takes over those of other programs.
  private func saveChanges() {
    guard !isSaving else { return }
    (isSaving, isWaiting) = (true, true)
    let sent = current
    save(saved, sent) { [weak self] in self?.note($0, of: sent) }
    isWaiting = false
  }

  /// Handles the outcome of saving `sent`.
  private func note(_ outcome: PreferencesSaver.Outcome, of sent: Preferences) {
    isSaving = false
    let (newest, isLate) = (current, !isWaiting)
    take(outcome, of: sent)
    // Changes made during the save.
    if newest != sent { saveChanges() }
    if fault != nil { retryAfterPause() }
    if isLate, current != newest { changed() }
  }

  /// Tries again after a pause, unless a change has been saved by then.
  private func retryAfterPause() {
    guard let retrier, !isPausing else { return }
    isPausing = true
    retrier.afterPause { [weak self] in
      guard let self else { return }
      isPausing = false
      // An attempt that is under way has its own outcome.
      guard fault != nil, !isSaving else { return }
      isSaving = true
      let sent = current
      retrier.retry(changesFrom: saved, to: sent) { [weak self] in self?.note($0, of: sent) }
    }
  }

  private func take(_ outcome: PreferencesSaver.Outcome, of sent: Preferences) {
    switch outcome {
    case .success(let all):
      current = (try? all.merging(changesFrom: sent, to: current)) ?? current
      saved = all
      guard fault != nil else { return }
      fault = nil
      onRecovery()
    case .failure(let error):
      guard error != fault else { return }
      fault = error
      onFailure(error)
    }
  }

  /// Makes a last attempt to save. Returns what remains unsaved, or `nil`.
  func finish() -> UnsavedPreferences? {
    guard current != saved else { return nil }
    take(finishSaving(saved, current), of: current)
    return fault.map { UnsavedPreferences(of: current, since: saved, error: $0) }
  }

  /// The profiles deleted since the start, latest last, with the places they had.
  private(set) var deletedProfiles: [(profile: TechniqueProfile, place: Int, wasChosen: Bool)] = []

  /// Deletes the profile at `place`. This can be undone.
  func deleteProfile(at place: Int) {
    let wasChosen = values.profiles.chosen == place
    guard let profile = values.profiles.remove(at: place) else { return }
    deletedProfiles.append((profile, place, wasChosen))
  }

  /// Brings back the profile deleted last, and returns its place. `nil` if there is none.
  func undoDeletingProfile() -> Int? {
    guard let (profile, place, wasChosen) = deletedProfiles.popLast() else { return nil }
    var profiles = values.profiles
    let free = min(place, profiles.all.count)
    profiles.insert(profile, at: free)
    if wasChosen { profiles.chosen = free }
    values.profiles = profiles
    return free
  }

  /// The theme in force: the one requested at launch, or the chosen one.
  var theme: ThemeChoice {
    get { askedTheme ?? values.theme }
    set {
      (askedTheme, ownTheme, values.theme) = (nil, nil, newValue)
      changed()
    }
  }

  /// `true` if the screens are adapted to a screen reader.
  var isForScreenReader: Bool {
    get { asksForScreenReader || values.isForScreenReader }
    set {
      (asksForScreenReader, values.isForScreenReader) = (false, newValue)
      changed()
    }
  }

  /// `true` if new games are practice.
  var practises: Bool {
    get { asksForPractice || values.practises }
    set { (asksForPractice, values.practises) = (false, newValue) }
  }

  /// The amount of animation, which is none with a screen reader.
  var effects: Effects { isForScreenReader ? .none : values.effects }

  var keyMap: KeyMap {
    KeyMap(values.keyPreset).merging(KeyMap(values.digitRow)).merging(ownKeys)
  }

  /// `true` if what Shift and a digit type is known, or was already mentioned.
  @ObservationIgnored var isDigitRowClear = false

  /// The keys of actions as the screens name them.
  var keyLabels: KeyLabels {
    KeyLabels(keyMap: keyMap, names: words.kit.keyNames, isUnicode: isUnicode)
  }

  var language: Language {
    askedLanguage ?? values.language.language(system: systemLanguage)
  }

  /// The choice of language in force: the one requested at launch, or the chosen one.
  var languageChoice: LanguageChoice {
    get { askedLanguage.flatMap { LanguageChoice(rawValue: $0.rawValue) } ?? values.language }
    set {
      (askedLanguage, values.language) = (nil, newValue)
      changed()
    }
  }

  /// The text of the screens.
  var words: Words { usesPseudoLanguage ? .pseudo : .in(language) }

  /// A sentence about why the latest change wasn't saved, or `nil` if it was.
  var failure: String? { fault.map { words.text(of: $0) } }
}

extension KeyMap {
  /// The keys that note digits with `row`, if it isn't the default.
  init(_ row: DigitRow) {
    guard row != .american else {
      self.init()
      return
    }
    var keys: [String: [KeyPress]] = [:]
    for (digit, character) in zip(Digit.all, row.rawValue) {
      keys["gameBoard.note.\(digit)"] = [KeyPress(character)]
    }
    // A command of the board whose only key notes a digit now has it with Alt: one of these on a
    // French keyboard, another on a Russian one.
    let signs: [String: Character] = ["restore": "'", "expect.centreNote": ";", "settings": ","]
    for (name, sign) in signs where row.rawValue.contains(sign) {
      keys["gameBoard.\(name)"] = [KeyPress(sign, modifiers: .alt)]
    }
    self.init(keys)
  }

  /// The keys of `preset` that replace default keys of the board.
  init(_ preset: KeyPreset) {
    switch preset {
    case .arrows: self.init()
    case .wasd:
      self.init([
        "gameBoard.move.up": [KeyPress("w"), KeyPress(.up)],
        "gameBoard.move.down": [KeyPress("s"), KeyPress(.down)],
        "gameBoard.move.left": [KeyPress("a"), KeyPress(.left)],
        "gameBoard.move.right": [KeyPress("d"), KeyPress(.right)],
        "solution.move.up": [KeyPress("w"), KeyPress(.up)],
        "solution.move.down": [KeyPress("s"), KeyPress(.down)],
        "solution.move.left": [KeyPress("a"), KeyPress(.left)],
        "solution.move.right": [KeyPress("d"), KeyPress(.right)],
        "solution.draft": [KeyPress("D")],
        "gameBoard.score": [KeyPress("e")],
        "gameBoard.fillHere": [KeyPress("i")],
        "gameBoard.digitFirst": [KeyPress("o")],
      ])
    }
  }
}
