import Games
import Observation
import Sudoku

/// Practice of one technique at a time, in positions where it is the next step.
@Observable
final class TrainerModel {
  /// The practised technique, or `nil` while choosing one.
  private(set) var technique: TechniqueID?
  /// `true` if the technique was chosen from the list, to which the way back leads then.
  private(set) var isFromList = true
  /// The selected row of the list.
  var selection: TechniqueID?
  /// The position and the progress in it, or `nil` until there is one.
  private(set) var attempt: DrillModel?
  /// The number of times that each technique was found without the full explanation, since launch.
  private(set) var found: [TechniqueID: Int] = [:]
  /// The seed of the requested position.
  private(set) var seed: UInt64
  @ObservationIgnored private let dependencies: Dependencies

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    seed = dependencies.makeSeed()
    selection = DrillBook.techniques.first?.id
  }

  /// The parameters of a position.
  struct PositionRequest: Hashable {
    let technique: TechniqueID?
    let seed: UInt64
  }

  var request: PositionRequest { PositionRequest(technique: technique, seed: seed) }

  /// Starts to practise `technique`, chosen from the list or elsewhere.
  func choose(_ technique: TechniqueID, isFromList: Bool = true) {
    selection = technique
    self.isFromList = isFromList
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

  /// Makes the requested position, unless another is wanted by then. Returns to the list and
  /// returns `false` if there is none.
  func makeDrill() async -> Bool {
    let request = request
    guard let technique = request.technique else { return true }
    let drill = await Drill.make(technique, seed: request.seed)
    guard !Task.isCancelled, self.request == request else { return true }
    guard let drill else {
      leaveTechnique()
      return false
    }
    attempt = DrillModel(drill, dependencies: dependencies)
    return true
  }

  /// Judges the board, and counts the technique if it was found without the full explanation.
  func judge() {
    guard let attempt, attempt.judge(), attempt.isFoundAlone else { return }
    found[attempt.drill.technique, default: 0] += 1
  }
}
