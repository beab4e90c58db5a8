import Testing

@testable import Sudoku

struct ClosedUnionsTests {
  @Test(arguments: 2...4)
  func theyAreTheCombinationsWhoseUnionIsAsLargeInOrder(size: Int) {
    var state: UInt64 = 5
    var found = 0
    for _ in 0..<2_000 {
      var values = InlineArray<9, UInt16>(repeating: 0)
      var usable: UInt16 = 0
      for place in 0..<9 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        values[place] = UInt16(truncatingIfNeeded: state >> 33 & state >> 42) & 0x1FF
        if state >> 60 > 2 { usable |= 1 << UInt16(place) }
      }
      let plain = Combinations.taking(size).filter { chosen in
        chosen & ~usable == 0
          && Bits(chosen).reduce(0 as UInt16) { $0 | values[$1] }.nonzeroBitCount == size
      }
      let unions = Array(ClosedUnions(of: size, among: usable, values))
      #expect(unions.map(\.chosen) == plain)
      #expect(
        unions.allSatisfy { chosen, union in
          union == Bits(chosen).reduce(0) { $0 | values[$1] }
        })
      found += plain.count
    }
    #expect(found > 50)
  }
}
