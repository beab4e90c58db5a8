import Observation
import TestSupport
import Testing

@testable import Scutes

struct OutlineTests {
  /// A value with parts.
  struct Folder: Identifiable {
    let id: String
    var parts: [Folder]?

    init(_ id: String, _ parts: [Folder]? = nil) {
      self.id = id
      self.parts = parts
    }
  }

  private static let folders = [
    Folder("a", [Folder("a1", [Folder("a1x")]), Folder("a2", []), Folder("a3")]),
    Folder("b", [Folder("b1")]), Folder("c"),
  ]

  @Observable
  final class Model {
    var folders = OutlineTests.folders
    var chosen: String?
    var several: Set<String> = []
    var open: Set<String> = []
    var activated: [String] = []

    func binding<Value>(_ path: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
      Binding {
        self[keyPath: path]
      } set: {
        self[keyPath: path] = $0
      }
    }
  }

  private func driver(_ model: Model, keepsOpen: Bool = true) -> ViewDriver {
    ViewDriver(width: 14, height: 8) {
      List(selection: model.binding(\.chosen)) {
        OutlineGroup(
          model.folders, children: \.parts, expanded: keepsOpen ? model.binding(\.open) : nil
        ) { Text($0.id) }
        .typeSelect(\.id)
      }
    }
  }

  @Test(arguments: [false, true])
  func arrowsOpenCloseAndGoUpAndDownTheTree(keepsOpen: Bool) {
    let model = Model()
    let driver = driver(model, keepsOpen: keepsOpen)
    #expect(driver.picture == "▸ ▸ a\n  ▸ b\n    c")
    driver.type("↓→")
    #expect(driver.picture == "▸ ▾ a\n    ▸ a1\n    ▸ a2\n      a3\n  ▸ b\n    c")
    #expect(model.chosen == "a")
    driver.type("→→→")
    #expect(model.chosen == "a1x")
    #expect(driver.picture.hasPrefix("  ▾ a\n    ▾ a1\n▸       a1x\n"))
    driver.type("←")
    #expect(model.chosen == "a1")
    driver.type("←←")
    #expect(model.chosen == "a")
    driver.type("←←")
    #expect(driver.picture == "▸ ▸ a\n  ▸ b\n    c")
    #expect(model.open == [])
  }

  @Test func anOpenRowRemembersWhatIsOpenBelow() {
    let model = Model()
    model.open = ["a", "a1"]
    let driver = driver(model)
    driver.type("↓←")
    #expect(model.open == ["a1"])
    driver.type("→")
    #expect(driver.picture.contains("a1x"))
  }

  @Test(arguments: ["⏎", " "])
  func enterAndSpaceOpenAndClose(key: String) {
    let model = Model()
    let driver = driver(model)
    driver.type("↓" + key)
    #expect(model.open == ["a"])
    driver.type(key)
    #expect(model.open == [])
  }

  @Test func theStarOpensAllBeside() {
    let model = Model()
    let driver = driver(model)
    driver.type("↓*")
    #expect(model.open == ["a", "b"])
    #expect(model.chosen == "a")
    driver.type("↓*")
    #expect(model.open == ["a", "b", "a1", "a2"])
    #expect(driver.picture.contains("▾ a2\n"))
  }

  @Test func aClickOnTheMarkOpensAndOneBesideChooses() {
    let model = Model()
    let driver = driver(model)
    driver.click(x: 2, y: 1)
    #expect(model.open == ["b"])
    driver.click(x: 4, y: 0)
    #expect(model.open == ["b"])
    #expect(model.chosen == "a")
    driver.click(x: 4, y: 0)
    #expect(model.open == ["a", "b"])
  }

  @Test func typingFindsAnOpenRow() {
    let model = Model()
    let driver = driver(model)
    driver.type("↓→/a2")
    #expect(model.chosen == "a2")
  }

  @Test func theProgramOpensRowsAndTheCursorStays() {
    let model = Model()
    let driver = driver(model)
    driver.type("↓↓")
    #expect(model.chosen == "b")
    model.open = ["a", "b"]
    driver.runtime.showFrame()
    #expect(driver.picture == "  ▾ a\n    ▸ a1\n    ▸ a2\n      a3\n▸ ▾ b\n      b1\n    c")
    model.folders[1].parts = nil
    driver.runtime.showFrame()
    #expect(driver.picture == "  ▾ a\n    ▸ a1\n    ▸ a2\n      a3\n▸   b\n    c")
  }

  @Test func outlinesInSectionsOpenEachTheirOwnRows() {
    let model = Model()
    let driver = ViewDriver(width: 14, height: 9) {
      List(selection: model.binding(\.chosen)) {
        Section("One") {
          OutlineGroup(Array(model.folders[..<1]), id: \.id, children: \.parts) { Text($0.id) }
        }
        Section("Two") {
          OutlineGroup(Array(model.folders[1...]), id: \.id, children: \.parts) { Text($0.id) }
        }
      }
    }
    driver.type("↓↓→")
    #expect(driver.picture == "One\n  ▸ a\nTwo\n▸ ▾ b\n      b1\n    c")
    driver.type("↑→→↓↓")
    #expect(model.chosen == "a3")
    driver.type("↓")
    #expect(model.chosen == "b")
    driver.type("←")
    #expect(driver.picture == "One\n  ▾ a\n    ▸ a1\n    ▸ a2\n      a3\nTwo\n▸ ▸ b\n    c")
  }

  @Test func severalCanBeChosen() {
    let model = Model()
    let driver = ViewDriver(width: 14, height: 8) {
      List(model.folders, children: \.parts, selection: model.binding(\.several)) { Text($0.id) }
    }
    driver.type(" →↓ ")
    #expect(model.several == ["a", "a1"])
  }

  @Test func enterActivatesIfTheListWantsThat() {
    let model = Model()
    let driver = ViewDriver(width: 14, height: 8) {
      List(model.folders, children: \.parts, selection: model.binding(\.chosen)) { Text($0.id) }
        .onActivate { model.activated.append($0) }
    }
    driver.type("↓⏎")
    #expect(model.activated == ["a"])
    driver.type("→↓⏎")
    #expect(model.activated == ["a", "a1"])
  }

  @Test func theMenuOfALeafOpensByTheArrow() {
    let driver = ViewDriver(width: 14, height: 8) {
      List(Self.folders, children: \.parts) { folder in
        Text(folder.id).contextMenu { Button("Wash") {} }
      }
    }
    driver.type("↓↓→")
    #expect(driver.picture.contains("Wash"))
  }

  @Test func childrenAreAskedForWhenTheirRowIsOpened() {
    let asked = Held<[Int]>([])
    struct Number: Identifiable {
      let id: Int
    }
    let driver = ViewDriver(width: 14, height: 5) {
      List {
        OutlineGroup((0..<1000).map(Number.init), hasChildren: { _ in true }) { number in
          asked.value.append(number.id)
          return [Number(id: number.id + 1000)]
        } content: {
          Text("\($0.id)")
        }
      }
    }
    #expect(asked.value == [])
    driver.type("↓→")
    #expect(asked.value == [1])
    driver.type("↓↓↑")
    #expect(asked.value == [1])
    #expect(driver.picture.contains("1001"))
  }

  @Observable
  final class Branch: Identifiable {
    let id: Int
    var name: String
    var parts: [Branch]?

    init(_ id: Int, _ parts: [Branch]? = nil) {
      self.id = id
      name = "\(id)"
      self.parts = parts
    }
  }

  @Test func aModelThatChangesIsFollowed() {
    let root = Branch(1, [Branch(2)])
    let open = Held<Set<Int>>([1])
    let driver = ViewDriver(width: 14, height: 5) {
      List { OutlineGroup([root], children: \.parts, expanded: open.binding) { Text($0.name) } }
    }
    #expect(driver.picture.contains("2"))
    for step in 3..<6 {
      root.parts?.append(Branch(step))
      driver.runtime.showFrame()
      #expect(driver.picture.contains("\(step)"))
    }
  }

  /// Counts calls, without being observed.
  private final class Calls {
    var count = 0
  }

  @Test func whatIsBelowARowIsAskedForOnceForEachChange() {
    let open = Held<Set<String>>(["a"])
    let calls = Calls()
    let driver = ViewDriver(width: 14, height: 8) {
      List {
        OutlineGroup(
          Self.folders, expanded: open.binding, hasChildren: { $0.parts != nil }
        ) { folder in
          calls.count += 1
          return folder.parts ?? []
        } content: {
          Text($0.id)
        }
      }
    }
    for opened in [["a", "a1"], ["a", "b"], ["a", "a1", "b"]] as [Set<String>] {
      calls.count = 0
      open.value = opened
      driver.runtime.showFrame()
      #expect(calls.count == opened.count)
    }
  }

  @Test func outsideAListItIsOne() {
    let driver = ViewDriver(width: 14, height: 5) {
      OutlineGroup(Self.folders, children: \.parts) { Text($0.id) }
    }
    driver.type("→")
    #expect(driver.picture.contains("a1"))
  }

  @Test func speechSaysWhetherARowIsOpen() {
    let model = Model()
    let driver = driver(model)
    driver.type("↓")
    let focused = driver.runtime.tree.focus.focused
    #expect(focused?.speech(place: nil) == "a, closed, 1 of 3")
    driver.type("→")
    #expect(focused?.speech(place: nil) == "a, open, 1 of 6")
  }

  @Test func noKeyStandsForTwoThings() throws {
    let driver = driver(Model())
    driver.type("↓")
    let table = try #require(driver.runtime.tree.activeKeys.tables.first)
    #expect(table.conflicts == [])
    #expect(driver.footer.contains("→← open, close"))
  }

  // MARK: Cost

  private struct Numbers: View {
    let roots: [Folder]
    @State private var chosen: String?
    @State private var open: Set<String>

    init(_ count: Int) {
      let parts = (0..<count / 100).map { part in
        Folder("p\(part)", (1..<100).map { Folder("p\(part).\($0)") })
      }
      roots = parts
      open = Set(parts.map(\.id))
    }

    var body: some View {
      let _ = chosen
      List(roots, children: \.parts, selection: $chosen, expanded: $open) { Text($0.id) }
    }
  }

  @Test func aKeyInAHundredThousandOpenRowsCostsWhatItDoesInTwoHundred() {
    let down = Array(repeating: KeyPress.down, count: 12)
    let keys = down + [.pageDown, .up, .pageUp, .left, .right]
    func costs(_ count: Int) -> [TreeCounts] {
      let driver = ViewDriver(width: 20, height: 8) { Numbers(count) }
      return keys.map { key in
        driver.runtime.tree.counts = TreeCounts()
        driver.press(key)
        return driver.runtime.tree.counts
      }
    }
    let few = costs(200)
    #expect(few == costs(100_000))
    #expect(few.contains { $0.drawn > 0 })
  }

  @Test func unchangedRowsAreMadeOnce() {
    let asked = Held(0)
    let roots = Self.folders
    let chosen = Held<String?>(nil)
    let driver = ViewDriver(width: 20, height: 8) {
      let _ = chosen.value
      List(selection: chosen.binding) {
        OutlineGroup(
          roots, expanded: .constant(["a", "a1"]), hasChildren: { $0.parts != nil }
        ) { folder in
          asked.value += 1
          return folder.parts ?? []
        } content: {
          Text($0.id)
        }
      }
    }
    #expect(asked.value == 2)
    driver.type("↓↓↓")
    #expect(asked.value == 2)
  }
}
