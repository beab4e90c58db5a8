public import Formats
public import Grading
public import Sudoku

/// The paths to the solution of a board, as they are saved: the conclusion of each step, whose
/// pattern is found again when the board is back.
public struct SavedPaths: Hashable, Sendable {
  /// The digits and candidates that the paths start from.
  public let board: PuzzleEntry
  private let paths: [Path]
  private let shown: Int
  /// `true` if some paths, or steps of them, couldn't be read.
  package let isIncomplete: Bool

  fileprivate struct Path: Hashable, Sendable {
    let id: Int
    let parent: Int?
    let fork: Int
    let profile: TechniqueProfile?
    let name: String?
    let steps: [ListedStep.ID]
    var isIncomplete = false
  }

  /// Saves the paths of `tree`, which start from the position of `board`.
  public init(_ tree: SolvingTree, of board: PuzzleEntry) {
    var bare = PuzzleEntry(givens: board.givens)
    (bare.placed, bare.candidates) = (board.placed, board.candidates)
    self.board = bare
    paths = tree.branches.map { branch in
      Path(
        id: branch.id, parent: branch.parent, fork: branch.fork, profile: branch.profile,
        name: branch.name, steps: branch.path.steps.map(ListedStep.ID.init) + branch.awaited)
    }
    shown = tree.current.id
    isIncomplete = false
  }

  /// The saved paths, without steps at first: ``SolvingTree/Branch/findNextSteps(for:)`` finds them
  /// again. Leaves out those that don't begin on another. `nil` if they don't make a tree from the
  /// start of `path`.
  public func tree(from path: SolvingPath) -> SolvingTree? {
    guard let first = paths.first, first.parent == nil, path.positions[0] == board.start
    else { return nil }
    var (lengths, branches): ([Int: Int], [SolvingTree.Branch]) = ([:], [])
    for saved in paths {
      if let parent = saved.parent {
        guard let length = lengths[parent], saved.fork >= 0, saved.fork < saved.steps.count,
          saved.fork <= length
        else { continue }
      }
      guard lengths[saved.id] == nil else { continue }
      lengths[saved.id] = saved.steps.count
      branches.append(
        SolvingTree.Branch(
          id: saved.id, parent: saved.parent, fork: saved.fork, profile: saved.profile,
          name: saved.name, path: SolvingPath(from: path.positions[0], to: path.solution),
          awaited: saved.steps[...]))
    }
    return SolvingTree(branches, showing: shown)
  }
}

extension SavedPaths: Codable {
  private enum CodingKeys: String, CodingKey {
    case board, paths, shown
  }

  /// Reads the paths, each up to the first step that can't be read.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    board = try values.decode(PuzzleEntry.self, forKey: .board)
    let found = try values.decode(ReadableElements<Path>.self, forKey: .paths)
    paths = found.elements
    shown = (try? values.decode(Int.self, forKey: .shown)) ?? 0
    isIncomplete = !found.isWhole || paths.contains(where: \.isIncomplete)
  }
}

extension SavedPaths.Path: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, parent, fork, profile, name, steps
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    parent = try values.decodeIfPresent(Int.self, forKey: .parent)
    fork = try values.decode(Int.self, forKey: .fork)
    // A path without its profile or name is a path still.
    profile = try? values.decodeIfPresent(TechniqueProfile.self, forKey: .profile)
    name = try? values.decodeIfPresent(String.self, forKey: .name)
    let found = try values.decode(ReadableElements<ListedStep.ID>.self, forKey: .steps)
    steps = found.start
    isIncomplete =
      !found.isWhole || values.contains(.profile) && profile == nil
      || values.contains(.name) && name == nil
  }
}

extension SolvingTree {
  /// `true` if there is more here than the steps that can be worked out again.
  public var isWorthSaving: Bool { branches.count > 1 || branches[0].name != nil }
}

extension SolvingTree.Branch {
  /// Looks for the next steps until `duration` has passed, off the caller's actor: those that were
  /// saved, then those by the profile. Returns at least one, or none at the end of the path.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled.
  @concurrent
  public func findNextSteps(for duration: Duration) async throws(CancellationError) -> [Deduction] {
    let grader = profile.map { Grader(techniques: $0.techniques) } ?? .withoutGuesses
    let time = Stop.after(duration)
    var (found, position): ([Deduction], CandidateGrid) = ([], path.positions[path.steps.count])
    for id in awaited {
      let step = Self.step(id, in: position, by: grader)
      try Stop.cancelled.check()
      guard let step else { break }
      found.append(step)
      position.apply(step)
      if time.isDue { break }
    }
    return found.isEmpty ? try await path.findNextSteps(for: duration, grader: grader) : found
  }

  /// Finds a step again: most are the grader's next one. The result is meaningless once the task is
  /// cancelled.
  private static func step(
    _ id: ListedStep.ID, in position: CandidateGrid, by grader: Grader
  ) -> Deduction? {
    let next = StepFinder(grader).deduction(from: position, stop: .cancelled)
    if let next, ListedStep.ID(next) == id { return next }
    guard let technique = TechniqueCatalog.technique(id.technique) else { return nil }
    var findings = Findings(wantsAll: true, stop: .cancelled)
    let steps = ListedStep.merged(findings.all(by: technique, in: position))
    return steps.first { $0.id == id }?.deduction
  }

  /// Appends a step. If it isn't the saved one, the others are no longer waited for.
  mutating func walk(_ step: Deduction) {
    path.walk([step])
    awaited = awaited.first == ListedStep.ID(step) ? awaited.dropFirst() : []
  }

  /// Takes over steps that are waited for from a path on which they were found.
  mutating func share(_ other: SolvingPath) {
    while let id = awaited.first, case let place = path.steps.count, place < other.steps.count,
      ListedStep.ID(other.steps[place]) == id, path.positions[place] == other.positions[place]
    {
      walk(other.steps[place])
    }
  }
}
