import Games
import Store
import Sudoku


/// What goes into the cells: into the selected ones, else into the one under the cursor.
extension GameBoardModel {
  /// Enters, notes or clears.
  func change(by action: GameBoardAction) {
    switch action {
    case .digit(let digit): enter(digit)
    case .note(let digit): note(digit, kind: .corner)
    case .centreNote(let digit): note(digit, kind: .centre)
    case .clear: clear()
    case .placeArmed: placeArmed()
    case .fillHere: fillCandidates(in: targets)
    case .fillEverywhere: askFillEverywhere()
    default: break
    }
  }

  /// The cells that are worked on.
  var targets: CellSet { selection.isEmpty ? [cursor] : selection }

  /// Whether a digit is armed first and goes into the cells that are chosen then: as the setting has
  /// it, until the key says otherwise for this game. A change of the setting holds at once.
  var isDigitFirst: Bool {
    let setting = outside.preferences.values.entersDigitFirst
    guard let digitFirstHere, digitFirstHere.setting == setting else { return setting }
    return digitFirstHere.isOn
  }

  /// Takes a digit as the mode has it: arms it where digits come first, else writes it.
  func enter(_ digit: Digit) {
    if isDigitFirst { arm(digit) } else { write(digit) }
  }

  /// Writes a digit as the mode has it. In several cells at once it is a note.
  func write(_ digit: Digit) {
    switch mode {
    case .digits where targets.count > 1: note(digit, kind: .corner)
    case .digits: place(digit)
    case .notes: note(digit, kind: .corner)
    case .centreNotes: note(digit, kind: .centre)
    case .colors: color(CellColor(digit))
    }
  }

  /// Notes a digit, or takes the note out where all cells have it.
  func note(_ digit: Digit, kind: NoteKind) {
    let cells = targets
    let empty = cells.filter { game.digit(at: $0) == nil }
    let isNew = empty.contains { !game.notes(at: $0, kind: kind).contains(digit) }
    let move =
      game.noting(digit, in: cells, kind: kind) ?? .toggleNote(digit, at: cursor, kind: kind)
    guard make(move), cells.count > 1 else { return }
    say(
      isNew
        ? words.says.noted(digit.rawValue, empty.count, cells.count)
        : words.says.unnoted(digit.rawValue, empty.count))
  }

  /// Gives the cells a colour, or takes it away where all of them have it; nil takes it away.
  func color(_ color: CellColor?) {
    make(game.coloring(color, of: targets) ?? .color(color, at: cursor))
  }

  private func place(_ digit: Digit) {
    make(
      .place(
        digit, at: targets.first ?? cursor,
        removesNotes: outside.preferences.values.removesNotesOfPeers))
  }

  private func clear() {
    if mode == .colors { return color(nil) }
    make(game.clearing(targets) ?? .clear(cursor))
  }

  // MARK: Modes

  /// Has digits be entered as `mode` says; where they are already, as digits again.
  func choose(_ mode: EntryMode) {
    let isOn = self.mode != mode
    self.mode = isOn ? mode : .digits
    say(words.says.mode(mode, isOn))
  }

  /// Has cells come first in this game, whatever the setting says.
  func enterCellsFirst() {
    guard isDigitFirst else { return }
    toggleDigitFirst()
    forgetMessage()
  }

  /// Has digits come first in this game, or cells again.
  func toggleDigitFirst() {
    digitFirstHere = DigitFirstHere(
      setting: outside.preferences.values.entersDigitFirst, isOn: !isDigitFirst)
    if !isDigitFirst { armedDigit = nil }
    say(isDigitFirst ? words.says.digitFirst : words.says.cellFirst)
  }

  /// Goes by the setting, which has changed.
  func followDigitFirst() {
    digitFirstHere = nil
    if !isDigitFirst { armedDigit = nil }
  }

  /// Has `digit` go into the cells that are chosen from now on.
  func arm(_ digit: Digit) {
    armedDigit = digit
    say(words.says.armed(digit.rawValue, key(of: .placeArmed)))
  }

  /// Has no digit go anywhere. Returns whether one was armed.
  func disarm() -> Bool {
    guard armedDigit != nil else { return false }
    armedDigit = nil
    say(words.says.nothingArmed)
    return true
  }

  private func placeArmed() {
    guard isDigitFirst else { return say(words.says.notDigitFirst) }
    guard let armedDigit else { return say(words.says.nothingArmed) }
    write(armedDigit)
  }
}
