import TestSupport
import Testing

@testable import Widgets

struct LayoutPropertyTests {
  @Test(arguments: 1...300)
  func nothingOverlapsOrLeavesItsParentWhereTheLeastFits(_ seed: Int) throws {
    var random = LinearGenerator(state: UInt64(seed))
    let layout = RandomLayout(depth: 4, using: &random)
    let view = layout.view
    let driver = ViewDriver(
      width: Int.random(in: 1...60, using: &random), height: Int.random(in: 1...30, using: &random)
    ) {
      view
    }
    let tree = driver.runtime.tree
    let root = try #require(tree.root)
    for element in tree.allElements {
      let inner = element.innerElements
      for (index, one) in inner.enumerated() {
        #expect(one.frame.width >= 0 && one.frame.height >= 0)
        for other in inner[..<index] {
          #expect(!one.frame.intersects(other.frame), "\(one.frame) \(other.frame) in \(layout)")
        }
      }
    }
    let least = root.innerElements.map { $0.size(for: .minimum) }
    guard least.allSatisfy({ $0.width <= root.frame.width && $0.height <= root.frame.height })
    else { return }
    for element in tree.allElements {
      for inner in element.innerElements {
        #expect(
          element.frame.union(inner.frame) == element.frame || inner.frame.isEmpty,
          "\(inner.frame) in \(element.frame) in \(layout)")
      }
    }
  }

  @Test(arguments: 1...100)
  func anElementIsMeasuredAFewTimesInAnyTree(_ seed: Int) {
    var random = LinearGenerator(state: UInt64(seed) << 20)
    let layout = RandomLayout(depth: 7, using: &random)
    let view = layout.view
    let tree = ViewDriver(width: 90, height: 40) { view }.runtime.tree
    #expect(tree.counts.measured <= 5 * tree.allElements.count)
  }
}
