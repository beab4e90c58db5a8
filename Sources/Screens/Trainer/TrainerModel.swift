import Games
import Observation
import Sudoku

/// Practice of one technique after the other: positions in which it is the next step.
@Observable
final class TrainerModel {
  /// The technique that is practised; nil while one is being chosen.
  private(set) var technique: TechniqueID?
  /// The row of the list that is selected.
  var selection: TechniqueID?
  /// The position and what was made of it; nil until there is one.
  private(set) var attempt: DrillModel?
  /// How often a technique was found without the whole explanation, since the program was started.
  private(set) var found: [TechniqueID: Int] = [:]
  /// The number of the position that is wanted.
  private(set) var seed: UInt64
  @ObservationIgnored private let outside: Outside

  init(outside: Outside) {
    self.outside = outside
    seed = outside.makeSeed()
    selection = DrillBook.techniques.first?.id
  }

  /// What a position is looked for by.
  struct Wanted: Hashable {
    let technique: TechniqueID?
    let seed: UInt64
  }

  /// The position that is wanted.
  var wanted: Wanted { Wanted(technique: technique, seed: seed) }

  /// The position; nil until it is found.
  var drill: Drill? { attempt?.drill }

  /// The board of the position.
  var board: GameBoardModel? { attempt?.board }

  /// Whether the technique was found in this position.
  var isFound: Bool { attempt?.isFound ?? false }

  /// Begins to practise `technique`.
  func choose(_ technique: TechniqueID) {
    selection = technique
    self.technique = technique
    attempt = nil
  }

  /// Goes on to another position of the same technique.
  func next() {
    seed &+= 1
    attempt = nil
  }

  /// Goes back to the list.
  func leaveTechnique() {
    technique = nil
    attempt = nil
  }

  /// Makes the position that is wanted, unless another one is by then. Where there is none it goes back
  /// to the list; returns whether it did not.
  func makeDrill() async -> Bool {
    let wanted = wanted
    guard let technique = wanted.technique else { return true }
    let drill = await Drill.make(technique, seed: wanted.seed)
    guard !Task.isCancelled, self.wanted == wanted else { return true }
    guard let drill else {
      leaveTechnique()
      return false
    }
    attempt = DrillModel(drill, outside: outside)
    return true
  }

  /// Judges what is on the board, and counts what was found without the whole explanation.
  func judge() {
    guard let attempt, attempt.judge(), attempt.isFoundAlone else { return }
    found[attempt.drill.technique, default: 0] += 1
  }
}
