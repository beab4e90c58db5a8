import TestSupport
import Testing

@testable import Scutes

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

  @Test(arguments: 1...100)
  func anElementIsMeasuredAFewTimesInATreeOfAnything(_ seed: Int) {
    var random = LinearGenerator(state: UInt64(seed) << 16)
    let view = RandomLayout(any: 5, using: &random).view
    let driver = ViewDriver(width: 90, height: 40) { view }
    let tree = driver.runtime.tree
    #expect(tree.counts.measured <= 8 * tree.allElements.count)
    tree.counts = TreeCounts()
    driver.resize(width: 61, height: 23)
    #expect(tree.counts.measured <= 8 * tree.allElements.count)
    #expect(!tree.needsFrame)
  }

  /// A stack, the lengths that its children may have, and its room.
  @Test(arguments: 1...40)
  func theLengthsOfAStackAddUpToItsOwn(_ seed: Int) {
    var random = LinearGenerator(state: UInt64(seed) << 24)
    let limits = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      let least = Int.random(in: 0...30, using: &random)
      return least...(Bool.random(using: &random) ? least : ProposedSize.unlimited)
    }
    let insets = limits.map { _ in Int.random(in: -3...3, using: &random) }
    let spacing = Int.random(in: 0...3, using: &random)
    let driver = ViewDriver(width: 0, height: 1) {
      HStack(spacing: spacing) {
        ForEach(limits.indices, id: \.self) { index in
          Box("x", limits[index]).padding(.horizontal, insets[index])
        }
      }
    }
    for width in stride(from: 0, through: 200, by: 3) {
      driver.resize(width: width, height: 1)
      guard let stack = driver.runtime.tree.root?.innerElements.first else { continue }
      let children = stack.innerElements
      let gaps = spacing * (children.count - 1)
      #expect(children.map(\.frame.width).reduce(gaps, +) == stack.frame.width)
      for (child, next) in zip(children, children.dropFirst()) {
        #expect(child.frame.maxX + spacing == next.frame.minX)
      }
      let least = children.map { $0.size(for: .minimum).width }.reduce(gaps, +)
      let canGrow = limits.contains { $0.upperBound == ProposedSize.unlimited }
      if canGrow, width > 0 { #expect(stack.frame.width == max(width, least)) }
    }
  }
}
