import TestSupport
import Testing

@testable import Scutes
@testable import ScutesConsole

struct LifetimeTests {
  private final class WeakNode {
    weak var node: Node?

    init(_ node: Node) {
      self.node = node
    }
  }

  private struct Page: View {
    @State private var isSheetShown = true
    let model: PlaygroundModel

    var body: some View {
      VStack {
        Counter(name: model.title)
        Text("tap").onTap {}.focusable()
      }
      .onDeadline(.seconds(100)) { isSheetShown = false }
      .keyBindings("Page", [KeyBinding([KeyPress("p")], (), "page")]) { isSheetShown.toggle() }
      .sheet(isPresented: $isSheetShown, title: "Sheet") { Counter(name: "in it") }
    }
  }

  @Test func nothingIsKeptOfAScreenThatHasGone() {
    let model = PlaygroundModel()
    let router = Router<Int>()
    let driver = ViewDriver {
      NavigationStack(path: router.path) {
        Text("root")
      } destination: { _ in
        Page(model: model)
      }
    }
    let tree = driver.runtime.tree
    let before = tree.root?.all.count
    router.push(1)
    driver.runtime.showFrame()
    driver.type("⏎?⎋⎋⏎")
    driver.click(on: "tap")
    let nodes = tree.root?.all.map(WeakNode.init) ?? []
    router.pop()
    driver.runtime.showFrame()
    #expect(nodes.count { $0.node != nil } == before)
    #expect(tree.root?.all.count == before)
    #expect(driver.runtime.nextDeadline == nil)
  }

  /// Work under way may keep a node alive and change a model that it has read.
  @Test func aNodeThatOutlivesItsTreeIsNotEvaluatedAgain() {
    let model = PlaygroundModel()
    weak var tree: Tree?
    var root: Node?
    do {
      let driver = ViewDriver { Page(model: model) }
      tree = driver.runtime.tree
      root = driver.runtime.tree.root
    }
    let isGone = tree == nil
    #expect(isGone)
    model.title = "another"
    let waiting = root?.all.filter(\.needsEvaluation).count
    #expect(waiting == 0)
  }

  @Test func nothingIsKeptOfARuntimeThatNobodyHolds() {
    let model = PlaygroundModel()
    weak var tree: Tree?
    var nodes: [WeakNode] = []
    do {
      let driver = ViewDriver { Page(model: model) }
      driver.type("⏎?⎋⎋⏎p")
      model.title += "!"
      tree = driver.runtime.tree
      nodes = driver.runtime.tree.root?.all.map(WeakNode.init) ?? []
    }
    #expect(tree == nil)
    #expect(nodes.count > 10)
    #expect(nodes.count { $0.node != nil } == 0)
  }
}
