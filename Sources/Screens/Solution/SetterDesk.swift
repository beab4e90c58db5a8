import Formats
import Generating
import Hints
import Sudoku
import Widgets

/// What a setter has on the desk beside the board: a pattern, and the puzzle compared last.
nonisolated struct SetterDesk {
  /// The cells marked to have givens.
  var pattern = CellSet.none
  /// `true` if digits mark cells of the pattern, instead of being entered.
  var marksPattern = false
  /// The search for a puzzle with givens in the pattern, while it goes on.
  var filling: PatternFill?
  /// What the puzzle is to become by a change of one given.
  var target = ChangeTarget()
  /// The canonical form looked at last.
  var lastForm: Grid?
}

extension SolutionModel {
  /// The most puzzles to try for a pattern.
  static let triesLimit = 100_000

  /// The symmetry by which givens have partners.
  var symmetry: Symmetry { editor.symmetry }

  /// The symmetry of the givens: the richest that holds, or `nil` if none does.
  var symmetryOfGivens: Symmetry? {
    let givens = entry.givens.filledCells
    guard !givens.isEmpty else { return nil }
    return Symmetry.allCases.last { $0 != .none && $0.holds(for: givens) }
  }

  /// The empty cells whose partner is a given.
  var wantedPartners: CellSet {
    guard symmetry != .none else { return .none }
    let givens = entry.givens.filledCells
    return CellSet(givens.flatMap { symmetry.orbit(of: $0) }).subtracting(givens)
  }

  /// The cells that the setter's view outlines.
  var outlined: CellSet {
    guard showsDraft else { return .none }
    return desk.marksPattern ? desk.pattern : wantedPartners
  }

  /// Performs an action of the setter's view that needs no sheet.
  func perform(_ action: SetterAction) {
    guard action == .fill || desk.filling == nil else { return stopFilling() }
    switch action {
    case .minimal: makeMinimal()
    case .symmetry: chooseSymmetry()
    case .pattern: togglePattern()
    case .fill: desk.filling == nil ? startFilling() : stopFilling()
    case .canonical, .change: break
    }
  }

  private func makeMinimal() {
    guard !isStale else { return say(words.solution.looking) }
    guard isUnique, !entry.isNarrowed else {
      return say(words.setter.needsOneSolution, isError: true)
    }
    var random = SeededRandom(seed: dependencies.makeSeed())
    let minimal = Reduction.minimal(of: entry.givens, using: &random)
    let count = entry.givens.count - minimal.count
    guard count > 0 else { return say(words.solution.allNeeded) }
    edit { $0.revise { $0.putGivens(minimal) } }
    say(words.setter.leftOut(count))
  }

  private func chooseSymmetry() {
    let all = Symmetry.allCases
    let next = ((all.firstIndex(of: symmetry) ?? 0) + 1) % all.count
    edit { $0.symmetry = all[next] }
    say(
      symmetry == .none
        ? words.setter.noPartners : words.setter.partners(words.setter.name(symmetry)))
  }
}

// The pattern
extension SolutionModel {
  private func togglePattern() {
    desk.marksPattern.toggle()
    if desk.marksPattern, !editor.isEmpty { desk.pattern = entry.givens.filledCells }
    say(desk.marksPattern ? howToMark : nil)
  }

  /// How to mark a pattern and fill it.
  var howToMark: String {
    let keys = dependencies.preferences.keyLabels
    return words.setter.howToMark(keys.key(of: .fill, in: SetterAction.bindings(words)))
  }

  /// Marks the cell under the cursor and its partners, or unmarks them.
  func mark(_ isMarked: Bool) {
    for cell in symmetry.orbit(of: editor.cursor) {
      if isMarked { desk.pattern.insert(cell) } else { desk.pattern.remove(cell) }
    }
    forgetMessage()
  }

  private func startFilling() {
    let cells = desk.marksPattern ? desk.pattern : entry.givens.filledCells
    if let obstacle = PatternFill.obstacle(in: cells) {
      return say(words.setter.obstacle(obstacle), isError: true)
    }
    desk.pattern = cells
    desk.filling = PatternFill(cells, seed: dependencies.makeSeed())
    forgetMessage()
  }

  /// Ends the search for a puzzle with givens in the pattern.
  func stopFilling() {
    guard let filling = desk.filling else { return }
    desk.filling = nil
    say(words.setter.stopped(text(of: filling)))
  }

  /// Searches until a puzzle is found, the search is stopped, or the tries are used up.
  func fillPattern() async {
    while let current = desk.filling {
      guard
        let next = try? await current.continued(
          for: .milliseconds(100), upTo: Self.triesLimit)
      else { return }
      guard desk.filling == current else { continue }
      if let puzzle = next.puzzle {
        desk.filling = nil
        edit { $0.revise { $0.putGivens(puzzle) } }
        desk.marksPattern = false
        say(words.setter(.filled(tries: text(of: next), undoKey: key(of: .undo))))
      } else if next.tries >= Self.triesLimit {
        desk.filling = nil
        say(words.setter.notFilled(text(of: next)), isError: true)
      } else {
        desk.filling = next
      }
    }
  }

  /// The number of tries of a search.
  func text(of filling: PatternFill) -> String {
    NumberFormat.grouped(filling.tries, separator: words.groupingSeparator)
  }
}

extension PuzzleEntry {
  /// Replaces the givens, and removes all that a player has added.
  nonisolated mutating func putGivens(_ givens: Grid) {
    var bare = PuzzleEntry(givens: givens, origin: origin)
    bare.details = details
    self = bare
  }
}
