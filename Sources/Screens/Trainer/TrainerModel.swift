import Models
import Observation

/// Practice of one technique after the other: positions in which it is the next step.
@Observable
final class TrainerModel {
  /// The technique that is practised; nil while one is being chosen.
  private(set) var technique: TechniqueID?
  /// The row of the list that is selected.
  var selection: TechniqueID?
  /// The position; nil until it is found.
  private(set) var drill: Drill?
  /// The board of the position.
  private(set) var board: GameBoardModel?
  /// What the player has made of the position.
  private(set) var verdict = Drill.Verdict.open(drawn: 0, of: 0)
  /// How often a technique was found without the whole explanation, since the program was started.
  private(set) var found: [TechniqueID: Int] = [:]
  /// The number of the position that is wanted.
  private(set) var seed: UInt64
  @ObservationIgnored private let outside: Outside
  @ObservationIgnored private var isCounted = false

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

  /// Whether the technique was found in this position.
  var isFound: Bool { if case .found = verdict { true } else { false } }

  /// Begins to practise `technique`.
  func choose(_ technique: TechniqueID) {
    selection = technique
    self.technique = technique
    forget()
  }

  /// Goes on to another position of the same technique.
  func next() {
    seed &+= 1
    forget()
  }

  /// Goes back to the list.
  func leaveTechnique() {
    technique = nil
    forget()
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
    show(drill)
    return true
  }

  /// Begins the position again.
  func startAgain() {
    if let drill { show(drill) }
  }

  /// Looks what the board has come to.
  func judge() {
    guard let drill, let board, !isFound else { return }
    verdict = drill.verdict(on: board.game.board)
    guard isFound, !isCounted else { return }
    isCounted = true
    board.hints.close()
    if !board.hints.toldAll { found[drill.technique, default: 0] += 1 }
  }

  private func show(_ drill: Drill) {
    let board = GameBoardModel(
      game: drill.game(id: outside.makeGameID()), elapsed: .zero, outside: outside)
    board.advice = { game in
      guard let deduction = drill.easiest, game.board.grid == drill.position.grid else {
        return nil
      }
      return .deduction(deduction, of: drill.position)
    }
    if drill.easiest?.placements.isEmpty == true { board.mode = .notes }
    self.drill = drill
    self.board = board
    isCounted = false
    judge()
  }

  private func forget() {
    drill = nil
    board = nil
    verdict = .open(drawn: 0, of: 0)
    isCounted = false
  }
}
