import Games
import Observation
import Sudoku

/// Practice of one technique at a time, in positions where it is the next step.
@Observable
final class TrainerModel {
  /// The practised technique, or `nil` while choosing one.
  private(set) var technique: TechniqueID?
  /// The selected row of the list.
  var selection: TechniqueID?
  /// The position and the progress in it, or `nil` until there is one.
  private(set) var attempt: DrillModel?
  /// The number of times that each technique was found without the full explanation, since launch.
  private(set) var found: [TechniqueID: Int] = [:]
  /// The seed of the wanted position.
  private(set) var seed: UInt64
  @ObservationIgnored private let outside: Outside

  init(outside: Outside) {
    self.outside = outside
    seed = outside.makeSeed()
    selection = DrillBook.techniques.first?.id
  }

  /// The parameters of a position.
  struct Wanted: Hashable {
    let technique: TechniqueID?
    let seed: UInt64
  }

  /// The parameters of the wanted position.
  var wanted: Wanted { Wanted(technique: technique, seed: seed) }

  /// The position, or `nil` until it is made.
  var drill: Drill? { attempt?.drill }

  /// The board of the position.
  var board: GameBoardModel? { attempt?.board }

  /// `true` if the technique was found in this position.
  var isFound: Bool { attempt?.isFound ?? false }

  /// Starts to practise `technique`.
  func choose(_ technique: TechniqueID) {
    selection = technique
    self.technique = technique
    attempt = nil
  }

  /// Moves to another position of the same technique.
  func next() {
    seed &+= 1
    attempt = nil
  }

  /// Returns to the list.
  func leaveTechnique() {
    technique = nil
    attempt = nil
  }

  /// Makes the wanted position, unless another is wanted by then. Returns to the list and returns
  /// `false` if there is none.
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

  /// Judges the board, and counts the technique if it was found without the full explanation.
  func judge() {
    guard let attempt, attempt.judge(), attempt.isFoundAlone else { return }
    found[attempt.drill.technique, default: 0] += 1
  }
}
