import Games
import Testing

@testable import Screens

/// The lines of a tree of moves.
struct MoveGraphTests {
  private func tree(_ turns: [String]) throws -> MoveTree {
    MoveTree(
      of: try turns.enumerated().map { index, notation in
        TimedTurn(try #require(Turn(notation: notation)), elapsed: index * 1000)
      })
  }

  private func lines(_ graph: MoveGraph) -> [String] {
    graph.rows.map { row in
      if case .fold(_, _, let count) = row.id { return "\(row.drawing) \(count) moves" }
      return "\(row.drawing) \(row.depth)"
    }
  }

  @Test func otherBranchesComeBeforeTheOneThatIsPlayed() throws {
    let tree = try tree([
      "r1c3=4", "r1c4=2", "r1c6=8", "undo", "r1c6=1", "checkpoint", "undo", "undo", "r1c4=6",
    ])
    let graph = MoveGraph(tree, unfolded: [])
    #expect(lines(graph) == ["○ 0", "○ 1", "├─○ 2", "│ ├─○ 3", "│ ◆ 3", "● 2"])
    let gone = MoveGraph(
      try self.tree([
        "r1c3=4", "r1c4=2", "r1c6=8", "undo", "r1c6=1", "checkpoint", "undo", "undo", "r1c4=6",
        "go 3",
      ]), unfolded: [])
    #expect(lines(gone) == ["○ 0", "○ 1", "├─○ 2", "○ 2", "├─◆ 3", "● 3"])
  }

  @Test func longRunsFoldExceptAroundTheBoardAsItIs() throws {
    let moves = (1...9).map { "r1c3?\($0)" } + (1...9).map { "r1c4?\($0)" }
    let tree = try tree(moves + ["undo", "undo"])
    let folded = MoveGraph(tree, unfolded: [])
    #expect(
      lines(folded) == ["○ 0", "┆ 12 moves", "○ 13", "○ 14", "○ 15", "● 16", "○ 17", "○ 18"])
    #expect(folded.rows[1].depth == 12)
    #expect(lines(MoveGraph(tree, unfolded: [1])) == lines(MoveGraph(tree, unfolded: nil)))
    #expect(MoveGraph(tree, unfolded: nil).rows.map(\.depth) == Array(0...18))
    #expect(folded.row(showing: 5)?.id == .fold(first: 1, last: 12, count: 12))
    #expect(folded.row(showing: 14)?.id == .node(14))
  }

  @Test func aCheckpointStaysInSight() throws {
    let moves = (1...9).map { "r1c3?\($0)" } + ["checkpoint"] + (1...9).map { "r1c4?\($0)" }
    let graph = MoveGraph(try tree(moves), unfolded: [])
    #expect(
      lines(graph) == [
        "○ 0", "┆ 8 moves", "◆ 9", "┆ 5 moves", "○ 15", "○ 16", "○ 17", "● 18",
      ])
  }

  @Test func branchesAreFoundFromAnyLine() throws {
    let tree = try tree(["r1c3=4", "r1c4=2", "undo", "r1c4=6", "r1c6=8"])
    let graph = MoveGraph(tree, unfolded: [])
    let next = graph.next(from: .node(1), backwards: false, where: \.isBranch)
    #expect(next?.id == .node(2))
    let previous = graph.next(from: .node(4), backwards: true, where: \.isBranch)
    #expect(previous?.id == .node(3))
    #expect(graph.next(from: .node(4), backwards: false, where: \.isBranch) == nil)
  }
}
