import TestSupport
import Testing

@testable import Scutes

struct LengthSharesTests {
  @Test(arguments: 1...200)
  func sharesFillTheRoomAndKeepTheLimits(_ seed: Int) {
    var random = LinearGenerator(state: UInt64(seed) << 8)
    let count = Int.random(in: 1...8, using: &random)
    let least = (0..<count).map { _ in Int.random(in: 0...20, using: &random) }
    let most = least.map { least in
      Bool.random(using: &random)
        ? ProposedSize.unlimited : least + Int.random(in: 0...20, using: &random)
    }
    for room in 0...200 {
      let shares = LengthShares.share(room, least: least, most: most)
      let expected = max(least.reduce(0, +), min(room, most.reduce(0, +)))
      #expect(shares.reduce(0, +) == expected)
      #expect(zip(shares, zip(least, most)).allSatisfy { $0 >= $1.0 && $0 <= $1.1 })
    }
  }

  @Test(arguments: [
    (10, [0, 0, 0], [99, 99, 99], [4, 3, 3]), (10, [5, 0], [99, 99], [5, 5]),
    (10, [8, 0], [99, 99], [8, 2]), (10, [0, 0], [2, 99], [2, 8]), (3, [2, 4], [9, 9], [2, 4]),
  ])
  func allRiseToOneLevel(_ room: Int, _ least: [Int], _ most: [Int], _ expected: [Int]) {
    #expect(LengthShares.share(room, least: least, most: most) == expected)
  }
}
