import TestSupport
import Testing

@testable import ScutesConsole

struct LineArmsTests {
  private nonisolated static let all = (0...255).map { LineArms(code: UInt8($0)) }

  private func arms(_ arms: LineArms) -> [LineArms.Weight] {
    [arms.up, arms.right, arms.down, arms.left]
  }

  /// Unicode has all 81 combinations of none, light and heavy.
  @Test func everyCombinationOfLightAndHeavyHasItsCharacter() {
    var characters: Set<Character> = []
    for combination in Self.all where !arms(combination).contains(.double) {
      let character = combination.character
      characters.insert(character)
      if combination.code > 0 { #expect(LineArms(character) == combination, "\(character)") }
    }
    #expect(characters.count == 81)
  }

  /// A combination without a character is drawn with one that reaches the same sides.
  @Test(arguments: all)
  func everyCombinationReachesItsSides(_ combination: LineArms) throws {
    let character = combination.character
    guard combination.code > 0 else { return #expect(character == " ") }
    let drawn = try #require(LineArms(character), "\(character)")
    for (wanted, shown) in zip(arms(combination), arms(drawn)) where wanted != .none {
      #expect(shown != .none, "\(character)")
    }
    if arms(combination).contains(.double) { #expect(arms(drawn).contains(.double)) }
    let added = zip(arms(combination), arms(drawn)).filter { $0 == .none && $1 != .none }
    let isHalfDouble = arms(combination).contains(.double)
    #expect(added.isEmpty || isHalfDouble, "\(character)")
  }

  @Test(
    arguments: [
      ("─", "│", "┼"), ("━", "│", "┿"), ("─", "┃", "╂"), ("━", "┃", "╋"), ("═", "│", "╪"),
      ("═", "║", "╬"), ("┌", "┘", "┼"), ("╭", "─", "┬"), ("┐", "┏", "┲"), ("└", "┌", "├"),
      ("╰", "╮", "┼"), ("─", "━", "━"), ("┄", "│", "┼"), ("═", "━", "═"), ("╯", "┘", "┘"),
      ("╶", "╴", "─"), ("a", "│", "│"), ("│", "a", "a"), ("-", "|", "+"), ("-", "-", "-"),
      ("╲", "│", "│"), ("║", "━", "╫"),
    ] as [(Character, Character, Character)])
  func linesInOneCellAreJoined(_ first: Character, _ second: Character, _ both: Character) {
    let painter = Painter(size: Size(width: 1, height: 1))
    painter.join(first, at: .zero, style: TextStyle())
    painter.join(second, at: .zero, style: TextStyle())
    #expect(painter.canvas.text == String(both))
  }

  @Test func theWeakerLineGivesWayInEitherOrder() {
    for (first, second) in [("┌", "┏"), ("┏", "┌")] as [(Character, Character)] {
      let painter = Painter(size: Size(width: 1, height: 1))
      painter.join(first, at: .zero, style: TextStyle())
      painter.join(second, at: .zero, style: TextStyle())
      #expect(painter.canvas.text == "┏")
    }
  }

  @Test func anArmIsAddedToALineOnlyAndInItsLook() {
    let painter = Painter(size: Size(width: 3, height: 1))
    painter.draw("│", at: .zero, style: TextStyle(foreground: .ansi(1)))
    painter.draw("x", at: Point(x: 1, y: 0), style: TextStyle(foreground: .ansi(1)))
    for x in -1...3 { painter.extendLine(LineArms(right: .light), at: Point(x: x, y: 0)) }
    #expect(painter.canvas.text == "├x")
    #expect(painter.canvas[0, 0].foreground == .ansi(1))
  }
}
