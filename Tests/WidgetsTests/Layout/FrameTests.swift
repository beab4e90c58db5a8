import TestSupport
import Testing

@testable import Scutes

struct FrameTests {
  @Test func aFixedFrameHasItsSizeWhateverIsInside() {
    #expect(
      picture(7, 5) {
        Box("a", 2).frame(width: 5, height: 3).border(.light)
      } == "┌─────┐\n│     │\n│ aa  │\n│     │\n└─────┘")
  }

  @Test(
    arguments: [
      (.topLeading, "│aa  │\n│    │"), (.bottomTrailing, "│    │\n│  aa│"),
      (.center, "│ aa │\n│    │"),
    ] as [(Alignment, String)])
  func aFrameAlignsItsContent(_ alignment: Alignment, _ expected: String) {
    #expect(
      picture(6, 4) {
        Box("a", 2).frame(width: 4, height: 2, alignment: alignment).border(.light)
      } == "┌────┐\n\(expected)\n└────┘")
  }

  /// The limits of a frame around a box, and the columns it takes of ten.
  nonisolated struct Limits: Sendable, CustomTestStringConvertible {
    var min: Int?
    var max: Int?
    let box: ClosedRange<Int>
    let expected: Int

    var testDescription: String { "\(min ?? -1)...\(max ?? -1) around \(box)" }
  }

  @Test(arguments: [
    Limits(box: 3...3, expected: 3),
    Limits(min: 5, box: 3...3, expected: 5),
    Limits(min: 2, box: 3...3, expected: 3),
    Limits(max: 6, box: 3...3, expected: 6),
    Limits(max: 2, box: 3...3, expected: 2),
    Limits(max: .infinity, box: 3...3, expected: 10),
    Limits(max: 4, box: 0...99, expected: 4),
    Limits(min: 4, box: 0...99, expected: 10),
    Limits(min: 12, box: 0...99, expected: 12),
    Limits(min: 4, max: 8, box: 1...1, expected: 8),
    Limits(min: 8, max: 4, box: 1...1, expected: 8),
    Limits(min: -3, max: -3, box: 1...1, expected: 0),
  ])
  func limitsHoldTheWidth(_ limits: Limits) {
    let driver = ViewDriver(width: 10, height: 1) {
      Box("a", limits.box).frame(minWidth: limits.min, maxWidth: limits.max)
    }
    let frame = driver.runtime.tree.root?.innerElements.first?.frame
    #expect(frame?.width == limits.expected)
  }

  @Test func paddingKeepsCellsFreeAtTheNamedSides() {
    #expect(
      picture(8, 5) {
        Box("a", 2).padding(EdgeInsets(top: 1, leading: 3, bottom: 0, trailing: 1)).border(.light)
      } == "┌──────┐\n│      │\n│   aa │\n└──────┘")
  }

  @Test func paddingTakesTheRoomFromItsContent() {
    #expect(picture(6, 1) { Box("a", 0...99).padding(.horizontal, 2) } == "  aa")
  }

  @Test func contentThatIsLargerThanItsFrameStandsOutOnBothSides() {
    #expect(picture(9, 1) { Box("a", 5).frame(width: 1) } == "  aaaaa")
  }

  @Test func severalViewsInAModifierStandBelowEachOther() {
    #expect(
      picture(4, 4) {
        Group {
          Box("a", 2)
          Box("b", 1)
        }
        .border(.light)
      } == "┌──┐\n│aa│\n│b │\n└──┘")
  }
}
