import Formats
import Generating
import Hints
import Observation
import Scutes
import Sudoku

/// The setter's desk beside the solver's board: the symmetry of givens, the pattern to fill, and
/// what to compare a puzzle with.
@Observable
final class SetterDesk {
  /// The cells marked to have givens.
  private(set) var pattern = CellSet.none
  /// `true` if digits mark cells of the pattern, instead of being entered.
  private(set) var marksPattern = false
  /// The search for a puzzle with givens in the pattern, while it goes on.
  private(set) var filling: PatternFill?
  /// The target of a change of one given.
  var target = ChangeTarget()
  /// The canonical form looked at last.
  var lastForm: Grid?
  @ObservationIgnored private unowned let model: SolutionModel

  /// Creates the desk of `model`, which has to outlive it.
  init(_ model: SolutionModel) { self.model = model }

  /// The most puzzles to try for a pattern.
  private static let triesLimit = 100_000

  private var setter: SetterWords { model.words.setter }

  /// Leaves nothing on that changes what keys do.
  func clear() {
    (marksPattern, filling) = (false, nil)
    model.edit { $0.symmetry = .none }
  }

  /// Leaves out givens that aren't needed until all are. Like whatever changes the board or its
  /// pattern, only ends the search for a puzzle while that goes on.
  func makeMinimal() {
    guard filling == nil else { return stopFilling() }
    guard !model.isStale else { return model.say(model.words.solution.looking) }
    guard model.isUnique, !model.entry.isNarrowed else {
      return model.say(setter.needsOneSolution, isError: true)
    }
    var random = SeededRandom(seed: model.dependencies.makeSeed())
    let givens = model.entry.givens
    let minimal = Reduction.minimal(of: givens, using: &random)
    let count = givens.count - minimal.count
    guard count > 0 else { return model.say(model.words.solution.allNeeded) }
    model.edit { $0.revise { $0.putGivens(minimal) } }
    model.say(setter.leftOut(count))
  }

  // MARK: The symmetry

  /// The symmetry by which givens have partners.
  var symmetry: Symmetry { model.editor.symmetry }

  /// The symmetry of the givens: the richest that holds, or `nil` if none does.
  var symmetryOfGivens: Symmetry? {
    let givens = model.entry.givens.filledCells
    guard !givens.isEmpty else { return nil }
    return Symmetry.allCases.last { $0 != .none && $0.holds(for: givens) }
  }

  /// The empty cells whose partner is a given.
  var wantedPartners: CellSet {
    guard symmetry != .none else { return .none }
    let givens = model.entry.givens.filledCells
    return CellSet(givens.flatMap { symmetry.orbit(of: $0) }).subtracting(givens)
  }

  /// The cells that the setter's view outlines.
  var outlined: CellSet {
    guard model.showsDraft else { return .none }
    return marksPattern ? pattern : wantedPartners
  }

  /// Chooses the next symmetry of partners.
  func chooseSymmetry() {
    guard filling == nil else { return stopFilling() }
    let all = Symmetry.allCases
    let next = ((all.firstIndex(of: symmetry) ?? 0) + 1) % all.count
    model.edit { $0.symmetry = all[next] }
    model.say(symmetry == .none ? setter.noPartners : setter.partners(setter.name(symmetry)))
  }

  // MARK: The pattern

  /// Switches between entering digits and marking the cells of a pattern.
  func togglePattern() {
    guard filling == nil else { return stopFilling() }
    marksPattern.toggle()
    if marksPattern, !model.editor.isEmpty { pattern = model.entry.givens.filledCells }
    model.say(marksPattern ? howToMark : nil)
  }

  /// A sentence on the keys that mark a pattern and fill it.
  var howToMark: String {
    let keys = model.dependencies.preferences.keyLabels
    return setter.howToMark(
      keys.key(of: "fill", in: SolutionScreen.setterCommands(model.words)))
  }

  /// Marks the cell under the cursor and its partners, or unmarks them.
  func mark(_ isMarked: Bool) {
    for cell in symmetry.orbit(of: model.editor.cursor) {
      if isMarked { pattern.insert(cell) } else { pattern.remove(cell) }
    }
    model.forgetMessage()
  }

  /// Starts or stops the search for a puzzle with givens in the pattern.
  func toggleFilling() {
    guard filling == nil else { return stopFilling() }
    let cells = marksPattern ? pattern : model.entry.givens.filledCells
    if let obstacle = PatternFill.obstacle(in: cells) {
      return model.say(setter.obstacle(obstacle), isError: true)
    }
    pattern = cells
    filling = PatternFill(cells, seed: model.dependencies.makeSeed())
    model.forgetMessage()
  }

  /// Ends the search for a puzzle with givens in the pattern, and says how far it came.
  func stopFilling() {
    guard let filling else { return }
    dropFilling()
    model.say(setter.stopped(tries(of: filling)))
  }

  /// Ends the search without a word, because the board has changed.
  func dropFilling() { filling = nil }

  /// Searches until a puzzle is found, the search is stopped, or the tries are used up.
  func fillPattern() async {
    let model = model
    while let current = filling {
      guard
        let next = try? await current.continued(
          for: .milliseconds(100), upTo: Self.triesLimit)
      else { return }
      guard filling == current else { continue }
      if let puzzle = next.puzzle {
        filling = nil
        model.edit { $0.revise { $0.putGivens(puzzle) } }
        marksPattern = false
        model.say(setter.filled(tries: tries(of: next), undoKey: model.key(of: "undo")))
      } else if next.tries >= Self.triesLimit {
        filling = nil
        model.say(setter.notFilled(tries(of: next)), isError: true)
      } else {
        filling = next
      }
    }
  }

  /// The search in words while it goes on.
  var progress: String? { filling.map { setter.filling(tries(of: $0)) } }

  private func tries(of filling: PatternFill) -> String {
    model.words.grouped(filling.tries)
  }
}
