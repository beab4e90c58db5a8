public import Grading
public import Sudoku

/// The solving paths of a position as a tree: a path leaves another where it takes a different
/// step.
///
/// ```
/// 0  ●─●─●─●─●─●─▶        the path of the player's profile
/// 1      └─●─●─●─●─▶      another step in place of 2
/// 2          └─●─●─▶      another step in place of 4, on path 1
/// 3  ●─●─●─▶              the path of another profile
/// ```
public struct SolvingTree: Sendable {
  /// A path of the tree.
  public struct Branch: Sendable, Identifiable {
    /// The number of the path, which it keeps.
    public let id: Int
    /// The path that it leaves, or `nil` if no step of it was chosen.
    public let parent: Int?
    /// The index of the step at which it leaves the other path.
    public let fork: Int
    /// The profile that the steps after the choice go by, or `nil` for the usual techniques.
    public let profile: TechniqueProfile?
    /// The name that the player gave it.
    public internal(set) var name: String?
    /// The steps, as far as they are found.
    public internal(set) var path: SolvingPath
    /// The steps of a saved path that are still to be found again, after those of ``path``.
    var awaited: ArraySlice<ListedStep.ID> = []

    /// The step that the player chose, or `nil` if none was.
    public var choice: ListedStep.ID? {
      guard parent != nil else { return nil }
      return path.steps.indices.contains(fork)
        ? ListedStep.ID(path.steps[fork]) : awaited.dropFirst(fork - path.steps.count).first
    }
  }

  /// All paths, oldest first. The first one can't be removed.
  public private(set) var branches: [Branch]
  private var currentID = 0
  /// The number of the next path. No path takes that of one that was removed.
  private var nextID: Int

  /// Creates a tree of `path` alone, whose steps go by `profile`.
  public init(_ path: SolvingPath, by profile: TechniqueProfile?) {
    branches = [
      Branch(id: 0, parent: nil, fork: 0, profile: profile, path: path)
    ]
    nextID = 1
  }

  /// Creates a tree of `branches`, of which the first has no parent.
  init(_ branches: [Branch], showing id: Int) {
    (self.branches, currentID) = (branches, id)
    nextID = (branches.map(\.id).max() ?? 0) + 1
  }

  /// The path that is shown.
  public var current: Branch { branches.first { $0.id == currentID } ?? branches[0] }

  /// Returns the path with a number, or `nil` if there is none.
  public func branch(_ id: Int) -> Branch? { branches.first { $0.id == id } }
}

extension SolvingTree {
  /// Shows another path.
  public mutating func select(_ id: Int) {
    if branch(id) != nil { currentID = id }
  }

  /// Shows the path that goes by `profile` from the start. Adds one without steps if there is none.
  public mutating func start(by profile: TechniqueProfile?) {
    if let known = branches.first(where: { $0.parent == nil && $0.profile == profile }) {
      currentID = known.id
    } else {
      let path = SolvingPath(from: branches[0].path.positions[0], to: branches[0].path.solution)
      add(path, parent: nil, fork: 0, profile: profile)
    }
  }

  /// The path to find more steps of: the current one up to the solution, then those that were
  /// saved.
  public var unfinished: Branch? {
    current.path.isComplete
      ? branches.first { !$0.awaited.isEmpty && !$0.path.isComplete } : current
  }

  /// Appends `steps`, which were found at the end of the path with a number, or of the current one.
  public mutating func walk(_ steps: [Deduction], on id: Int? = nil) {
    guard let place = branches.firstIndex(where: { $0.id == id ?? currentID }) else { return }
    for step in steps { branches[place].walk(step) }
    let found = branches[place].path
    for other in branches.indices { branches[other].share(found) }
  }

  /// Takes `step` at `place` of the current path. Shows the path that takes it already, or else
  /// adds one, whose other steps go by `profile`.
  ///
  /// - Parameter goesOn: `true` to change the current path from `place` on instead of adding one,
  ///   so that choices in a row make up one path. This needs an earlier choice on it, and no path
  ///   that leaves it.
  /// - Returns: `false`, with nothing changed, if there is no such place or if the step contradicts
  ///   the solution.
  public mutating func choose(
    _ step: Deduction, at place: Int, by profile: TechniqueProfile?, goingOn goesOn: Bool = false
  ) -> Bool {
    let here = current
    guard let path = here.path.branch(at: place, by: step) else { return false }
    if let known = ([here] + branches).first(where: { $0.path.begins(like: path) }) {
      currentID = known.id
    } else if goesOn, here.parent != nil, place > here.fork, here.profile == profile,
      !branches.contains(where: { $0.parent == here.id })
    {
      branches[currentPlace].path = path
      branches[currentPlace].awaited = []
    } else {
      add(path, parent: owner(of: place, on: here).id, fork: place, profile: profile)
    }
    return true
  }

  /// Names a path. `nil` removes the name.
  public mutating func rename(_ id: Int, to name: String?) {
    guard let place = branches.firstIndex(where: { $0.id == id }) else { return }
    branches[place].name = name
  }

  /// Removes a path and all that leave it. If the current path is among them, the one that it left
  /// is shown.
  ///
  /// - Returns: the removed paths, none for the first one, which stays.
  @discardableResult
  public mutating func remove(_ id: Int) -> [Branch] {
    guard let removed = branch(id), id != branches[0].id else { return [] }
    var gone: Set = [id]
    for branch in branches where branch.parent.map(gone.contains) == true { gone.insert(branch.id) }
    if gone.contains(currentID) { currentID = removed.parent ?? branches[0].id }
    defer { branches.removeAll { gone.contains($0.id) } }
    return branches.filter { gone.contains($0.id) }
  }

  /// Brings back what ``remove(_:)`` has removed, the latest removal first, to where it was.
  public mutating func restore(_ removed: [Branch]) {
    branches = (branches + removed).sorted { $0.id < $1.id }
  }

  /// All paths, each followed by those that leave it, the ones that do so first at the top. `depth`
  /// is the number of paths on which it depends.
  public var outline: [(branch: Branch, depth: Int)] {
    branches.filter { $0.parent == nil }.flatMap { outline(of: $0, depth: 0) }
  }

  private func outline(of branch: Branch, depth: Int) -> [(branch: Branch, depth: Int)] {
    let children = branches.filter { $0.parent == branch.id }
      .sorted { ($0.fork, $0.id) < ($1.fork, $1.id) }
    return [(branch, depth)] + children.flatMap { outline(of: $0, depth: depth + 1) }
  }

  private var currentPlace: Int { branches.firstIndex { $0.id == currentID } ?? 0 }

  /// Returns the path that the step at `place` of `branch` belongs to: itself, or the one on its
  /// way from the root that has left its own before.
  private func owner(of place: Int, on branch: Branch) -> Branch {
    var owner = branch
    while owner.fork >= place, let parent = owner.parent.flatMap(self.branch) { owner = parent }
    return owner
  }

  private mutating func add(
    _ path: SolvingPath, parent: Int?, fork: Int, profile: TechniqueProfile?
  ) {
    currentID = nextID
    nextID += 1
    branches.append(
      Branch(id: currentID, parent: parent, fork: fork, profile: profile, path: path))
  }
}

extension SolvingPath {
  /// Returns `true` if all steps of `other` are the first ones here.
  fileprivate func begins(like other: SolvingPath) -> Bool {
    sharedSteps(with: other) == other.steps.count
  }

  /// Returns the number of steps that this path and `other` begin with. Steps are the same if
  /// technique and conclusion are.
  func sharedSteps(with other: SolvingPath) -> Int {
    zip(steps, other.steps).prefix { ListedStep.ID($0) == ListedStep.ID($1) }.count
  }
}
