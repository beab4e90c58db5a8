/// The cost of solving a set: the fastest run of each solver, in nanoseconds per puzzle.
struct SolveRow {
  let set: String
  let puzzles: Int
  private var loop = Double.infinity
  private var process = Double.infinity
  private var peerLoop = Double.infinity
  private var peerProcess = Double.infinity
  private var qqwing = Double.infinity

  init(set: String, puzzles: Int) {
    self.set = set
    self.puzzles = puzzles
  }

  mutating func add(loop: Double) { self.loop = min(self.loop, loop) }
  mutating func add(process: Double) { self.process = min(self.process, process) }
  mutating func add(peer: Double, loop: Double?) {
    peerProcess = min(peerProcess, peer)
    peerLoop = min(peerLoop, loop ?? .infinity)
  }
  mutating func add(qqwing: Double) { self.qqwing = min(self.qqwing, qqwing) }

  /// The first two lines of a table of rows.
  static let heading = """
    | set | puzzles | loop, ns | peer | times | process, ns | peer | times | qqwing | times |
    |---|---:|---:|---:|---:|---:|---:|---:|---:|---:|
    """

  /// The row: ours, theirs, and the ratio.
  var markdown: String {
    let cells =
      [set, String(puzzles)] + Self.cells(loop, peerLoop) + Self.cells(process, peerProcess)
      + Self.cells(process, qqwing).dropFirst()
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func cells(_ ours: Double, _ theirs: Double) -> [String] {
    guard theirs.isFinite else { return [ours.formatted(decimals: 0), "", ""] }
    return [
      ours.formatted(decimals: 0), theirs.formatted(decimals: 0),
      (theirs / ours).formatted(decimals: 2),
    ]
  }
}
