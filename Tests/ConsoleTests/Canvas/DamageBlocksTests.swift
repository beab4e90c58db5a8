import TestSupport
import Testing

@testable import ScutesConsole

struct DamageBlocksTests {
  private func blocks(_ rects: Rect...) -> [Rect] {
    var damage = Damage()
    for rect in rects { damage.add(rect) }
    return damage.blocks
  }

  @Test func aBlockWithinAnotherIsPartOfIt() {
    let all = Rect(x: 0, y: 0, width: 10, height: 4)
    let part = Rect(x: 2, y: 1, width: 3, height: 2)
    #expect(blocks(all, part) == [all])
    #expect(blocks(part, all) == [all])
    #expect(blocks(.zero).isEmpty)
  }

  @Test func neighboursAreOneBlock() {
    let cells = (0..<9).map { Rect(x: $0 * 8, y: 0, width: 7, height: 3) }
    var damage = Damage()
    for cell in cells { damage.add(cell) }
    #expect(damage.blocks == [Rect(x: 0, y: 0, width: 71, height: 3)])
  }

  @Test func whatLiesFarApartIsDrawnApart() {
    let (one, other) = (
      Rect(x: 0, y: 0, width: 3, height: 1), Rect(x: 60, y: 20, width: 3, height: 1)
    )
    #expect(Set(blocks(one, other)) == [one, other])
  }

  @Test func aBlockBetweenTwoJoinsThem() {
    let (left, middle, right) = (
      Rect(x: 0, y: 0, width: 4, height: 2), Rect(x: 4, y: 0, width: 4, height: 2),
      Rect(x: 8, y: 0, width: 4, height: 2)
    )
    #expect(blocks(left, right, middle) == [Rect(x: 0, y: 0, width: 12, height: 2)])
  }

  @Test(arguments: 1...50)
  func everyCellIsCovered(_ seed: Int) {
    var random = LinearGenerator(state: UInt64(seed) << 8)
    var damage = Damage()
    var added: [Rect] = []
    for _ in 0..<40 {
      let rect = Rect(
        x: Int.random(in: -5...80, using: &random), y: Int.random(in: -5...30, using: &random),
        width: Int.random(in: 0...12, using: &random),
        height: Int.random(in: 0...6, using: &random))
      damage.add(rect)
      added.append(rect)
    }
    let bounds = Rect(x: 0, y: 0, width: 80, height: 24)
    let blocks = damage.takeBlocks(within: bounds)
    for rect in added.map({ $0.intersection(bounds) }) where !rect.isEmpty {
      #expect(blocks.contains { $0.union(rect) == $0 })
    }
    #expect(damage.isEmpty)
  }
}
