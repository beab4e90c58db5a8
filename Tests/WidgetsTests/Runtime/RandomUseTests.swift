import TestSupport
import Testing

@testable import Scutes
@testable import ScutesConsole

struct RandomUseTests {
  @Test(arguments: 1...16)
  func nothingThatAUserDoesAtAnySizeBreaksAScreen(_ seed: Int) {
    var random = LinearGenerator(state: UInt64(seed) << 32)
    let model = PlaygroundModel()
    let driver = ViewDriver(width: 40, height: 20) { Playground(model: model) }
    var screen = ScreenMirror(driver)
    for _ in 0..<80 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        // A screen of 300 by 100 is a valid size, but slow to compare cell by cell.
        let isHuge = Int.random(in: 0..<40, using: &random) == 0
        driver.resize(
          width: Int.random(in: 1...(isHuge ? 300 : 90), using: &random),
          height: Int.random(in: 1...(isHuge ? 100 : 40), using: &random))
      case 1: model.change(using: &random)
      default: driver.send(.random(within: driver.terminal.size, using: &random))
      }
      screen.follow(driver)
      expectSoundFocus(driver)
    }
  }

  @Test func theSmallestScreensAreDrawnToo() {
    let model = PlaygroundModel()
    let driver = ViewDriver(width: 1, height: 1) { Playground(model: model) }
    model.isSheetShown = true
    model.isAlertShown = true
    for width in 0...6 {
      for height in 0...6 {
        driver.resize(width: width, height: height)
        #expect(driver.canvas?.size == Size(width: width, height: height))
      }
    }
  }

  /// Three thousand steps in all, in trees of stacks whose layout is valid if there is room.
  @Test(arguments: 1...15)
  func nothingOverlapsOrIsMeasuredOftenWhateverHappens(_ seed: Int) {
    var random = LinearGenerator(state: UInt64(seed) &* 104_729)
    let shown = Shown("title")
    let meter = Meter()
    let layout = RandomLayout(depth: 3, using: &random)
    let other = RandomLayout(depth: 3, using: &random)
    let views = (layout.view, other.view)
    let driver = ViewDriver(width: 60, height: 20) {
      VStack(spacing: 0) {
        Button(shown.text) { shown.isOn.toggle() }
        HStack {
          Metered(meter: meter, name: 0)
          if shown.isOn { views.0 } else { views.1 }
          Metered(meter: meter, name: 1)
        }
        .padding(.leading, shown.offset)
        HStack {
          Button("a") { shown.offset = (shown.offset + 1) % 5 }
          Button("b") { shown.over += "x" }
        }
        Text(shown.over).onHover { _ in }
      }
    }
    for step in 0..<200 {
      meter.counts = [:]
      if Int.random(in: 0..<25, using: &random) == 0 {
        let isHuge = Int.random(in: 0..<8, using: &random) == 0
        driver.resize(
          width: Int.random(in: 1...(isHuge ? 300 : 60), using: &random),
          height: Int.random(in: 1...(isHuge ? 100 : 25), using: &random))
      } else {
        driver.send(.random(within: driver.terminal.size, using: &random))
      }
      expectSoundFocus(driver)
      #expect(meter.counts.values.allSatisfy { $0 <= Meter.most }, "\(meter.counts) \(seed)")
      if step % 4 == 0 { expectSoundLayout(driver.runtime.tree, "\(layout) \(other)") }
    }
  }

  /// Siblings in a stack never share a cell, and nothing leaves its parent if the minimum sizes
  /// fit.
  private func expectSoundLayout(_ tree: Tree, _ what: @autoclosure () -> String) {
    guard let root = tree.root else { return }
    expectSoundLayout(within: root, of: root.frame.size, what())
    // The content of a layer may need more than a screen of a few columns has.
    for layer in tree.presentedLayers where root.frame.width >= 20 {
      expectSoundLayout(within: layer, of: root.frame.size, what())
    }
  }

  private func expectSoundLayout(
    within part: Node, of size: Size, _ what: @autoclosure () -> String
  ) {
    let fits = part.innerElements.allSatisfy {
      let least = $0.size(for: .minimum)
      return least.width <= size.width && least.height <= size.height
    }
    var waiting = [part]
    while let element = waiting.popLast() {
      let inner = element.innerElements
      waiting += inner
      for (index, one) in inner.enumerated() {
        if index > 0, !(element is RootNode), isStack(element) {
          for other in inner[..<index] where one.frame.intersects(other.frame) {
            Issue.record("\(one.frame) and \(other.frame) overlap in \(what())")
          }
        }
        let isInside = element.frame.union(one.frame) == element.frame || one.frame.isEmpty
        if fits, !isInside, !(element is LayerNode), !element.clipsContent {
          Issue.record("\(one.frame) leaves \(element.frame) in \(what())")
        }
      }
    }
  }

  private func isStack(_ node: Node) -> Bool {
    String(describing: type(of: node)).contains("<StackLayout")
  }

  private func expectSoundFocus(_ driver: ViewDriver) {
    let focus = driver.runtime.tree.focus
    if let focused = focus.focused {
      #expect(focused.isAttached)
      #expect(focus.focusables.contains { $0 === focused })
    } else {
      #expect(focus.focusables.isEmpty)
    }
  }
}

/// Counts how often views are measured.
private final class Meter {
  /// The maximum number of times that a leaf is measured in one frame, in a row within a column:
  /// for the minimum, the maximum and the actual size.
  static let most = 4
  var counts: [Int: Int] = [:]
}

/// A view of any size that counts its measurements.
private struct Metered: LeafView {
  let meter: Meter
  let name: Int

  func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    meter.counts[name, default: 0] += 1
    return Size(width: min(max(proposal.width, 2), 8), height: 1)
  }

  func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {}
}
