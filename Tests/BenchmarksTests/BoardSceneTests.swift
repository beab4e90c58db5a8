import Scutes
import TerminalTesting
import Testing

/// `make bench` compares the board scene through the kit with its yardstick in C, which is fair
/// only if both show the same.
@Suite(.serialized) struct BoardSceneTests {
  private static let sizes = [Size(width: 80, height: 24), Size(width: 120, height: 40)]
  /// Twenty moves: through three boxes, onto givens and notes, around an edge.
  private static let moves: [TerminalKey] =
    [.right, .right, .down, .right, .down, .down, .left, .up, .up, .up]
    + [.left, .left, .left, .left, .down, .right, .down, .down, .right, .down]

  @Test(arguments: sizes, [[], ["tinted"]])
  func bothProgramsShowTheSameInEveryCell(size: Size, arguments: [String]) throws {
    let scene = try start("board-scene", arguments, size)
    let yardstick = try start("board-yardstick", arguments, size)
    try expectSamePicture(scene, yardstick, after: "the start")
    for (index, key) in Self.moves.enumerated() {
      try scene.press(key)
      try yardstick.press(key)
      let place = try address(in: yardstick, afterMoves: index + 1)
      try scene.wait(for: place)
    }
    try expectSamePicture(scene, yardstick, after: "twenty keys")
    #expect(scene.screen.contains("R5 C1"))
  }

  @Test(arguments: ["board-scene", "board-yardstick"])
  func bothLeaveTheTerminalAsItWas(program: String) throws {
    let terminal = try start(program, [], Self.sizes[0])
    try terminal.type("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.unrestoredState == [])
  }

  private func start(
    _ program: String, _ arguments: [String], _ size: Size
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      running: BuiltProgram.path(named: program), arguments: arguments, size: size)
    try terminal.wait(for: "R1 C1")
    try terminal.wait(for: "all keys")
    return terminal
  }

  /// The address that the panel shows after `count` of ``moves``.
  private func address(in terminal: PseudoTerminal, afterMoves count: Int) throws -> String {
    var (row, column) = (0, 0)
    for key in Self.moves.prefix(count) {
      switch key {
      case .right: column = (column + 1) % 9
      case .left: column = (column + 8) % 9
      case .down: row = (row + 1) % 9
      default: row = (row + 8) % 9
      }
    }
    let address = "R\(row + 1) C\(column + 1)"
    try terminal.wait(for: address)
    return address
  }

  /// Expects both to show the same glyph, colours and attributes in every cell, and the cursor in
  /// the same place.
  private func expectSamePicture(
    _ first: PseudoTerminal, _ second: PseudoTerminal, after what: String
  ) throws {
    try first.waitForQuiet()
    try second.waitForQuiet()
    let (ours, theirs) = (first.screen, second.screen)
    #expect(ours.lines == theirs.lines, "after \(what)")
    #expect(ours.cursor == theirs.cursor, "after \(what)")
    #expect(ours.unknownSequences == [] && theirs.unknownSequences == [])
    let places = (0..<ours.size.height).flatMap { y in
      (0..<ours.size.width).map { Point(x: $0, y: y) }
    }
    let different = places.filter { place in
      let (one, other) = (ours[place.x, place.y], theirs[place.x, place.y])
      return one.character != other.character || visibleStyle(of: one) != visibleStyle(of: other)
    }
    let examples = different.prefix(4).map {
      "\($0): \(ours[$0.x, $0.y]) and \(theirs[$0.x, $0.y])"
    }
    #expect(different.isEmpty, "after \(what), first \(examples)")
  }

  /// The visible style of a cell: a blank shows neither its foreground nor its weight.
  private func visibleStyle(of cell: ScreenCell) -> ScreenStyle {
    guard cell.character == " ", !cell.style.attributes.contains(.reverse) else {
      return cell.style
    }
    return ScreenStyle(
      background: cell.style.background,
      attributes: cell.style.attributes.intersection([.underline, .strikethrough]))
  }
}
