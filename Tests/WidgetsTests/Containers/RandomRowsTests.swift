import TestSupport
import Testing

@testable import Scutes

struct RandomRowsTests {
  /// All views with rows or pages, in each other's way.
  private struct Everything: View {
    let basket: Basket
    @State private var column = NavigationSplitViewColumn.sidebar
    @State private var page = 0
    @State private var order: [TableSort<Fruit>] = []

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column, sidebarWidth: 16, wideFrom: 40) {
        FruitList(basket: basket)
        KeyHints()
      } detail: {
        Pager(Fruit.make(4), selection: $page, title: { $0.name }) { page in
          switch page.id {
          case 0: groups
          case 1: table
          case 2: form
          default: Text("the last page")
          }
        }
      }
    }

    private var groups: some View {
      List(selection: basket.selections, rowHeight: 2) {
        ForEach([0, 1, 2], id: \.self) { group in
          Section("Group \(group)") {
            ForEach(basket.fruit.filter { $0.id % 3 == group }) { fruit in
              Text(fruit.name)
              if fruit.id % 5 == 0 { Button("eat \(fruit.id)") {} }
            }
          }
        }
      }
    }

    private var table: some View {
      Table(basket.fruit.sorted(using: order), selection: basket.selection, sortOrder: $order) {
        TableColumn("No", value: \.id, width: .fixed(4), alignment: .trailing)
        TableColumn("Name", value: \.name, priority: 1)
      }
    }

    private var form: some View {
      Form {
        ForEach(basket.fruit.prefix(6)) { fruit in
          HStack {
            Text(fruit.name)
            Spacer()
            Button("가 \(fruit.id)") { basket.chosen = fruit.id }
          }
        }
      }
    }
  }

  @Test(arguments: 1...12)
  func nothingThatAUserOrTheDataDoesBreaksRows(_ seed: Int) {
    var random = LinearGenerator(state: UInt64(seed) << 32)
    let basket = Basket(count: Int.random(in: 0...40, using: &random))
    let driver = ViewDriver(width: 60, height: 16) { Everything(basket: basket) }
    var screen = ScreenMirror(driver)
    for _ in 0..<60 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        driver.resize(
          width: Int.random(in: 1...90, using: &random),
          height: Int.random(in: 1...30, using: &random))
      case 1: change(basket, using: &random)
      case 2: driver.press(rowKey(using: &random))
      default: driver.send(.random(within: driver.terminal.size, using: &random))
      }
      driver.runtime.showFrame()
      screen.follow(driver)
      expectSound(driver)
    }
  }

  private func change(_ basket: Basket, using random: inout LinearGenerator) {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: basket.fruit.shuffle(using: &random)
    case 1: basket.fruit = Fruit.make(Int.random(in: 0...60, using: &random))
    case 2: basket.fruit.removeFirst(min(basket.fruit.count, 3))
    case 3: basket.chosen = Int.random(in: 0...60, using: &random)
    default:
      let id = (basket.fruit.map(\.id).max() ?? 0) + 1
      basket.fruit.insert(Fruit(id: id, name: "새 과일 \(id)"), at: 0)
    }
  }

  private func rowKey(using random: inout LinearGenerator) -> KeyPress {
    let keys: [KeyPress] = [
      KeyPress(.pageDown), KeyPress(.pageUp), KeyPress(.end), KeyPress(.home), KeyPress(.delete),
      KeyPress(.down, modifiers: .alt), KeyPress(.up, modifiers: .alt), KeyPress("/"),
      KeyPress("f"), KeyPress("s"), KeyPress("2"), KeyPress(.down, modifiers: .shift),
      KeyPress("a", modifiers: .control), KeyPress(.right), KeyPress(.tab),
    ]
    return keys.randomElement(using: &random) ?? KeyPress(.tab)
  }

  /// Expects that the focus is on an existing view, that rows are within their lists without
  /// overlap, and that drawing from scratch gives the same picture.
  private func expectSound(_ driver: ViewDriver) {
    let tree = driver.runtime.tree
    if let focused = tree.focus.focused {
      #expect(focused.isAttached)
      #expect(tree.focus.focusables.contains { $0 === focused })
    } else {
      #expect(tree.focus.focusables.isEmpty)
    }
    let before = driver.text
    driver.send(.resume)
    #expect(driver.text == before)
    tree.damage(Rect(origin: .zero, size: driver.terminal.size))
    driver.runtime.showFrame()
    #expect(driver.text == before)
  }
}
