import Observation
import TestSupport
import Testing

@testable import Scutes

struct TableTests {
  struct Result: Identifiable {
    let id: Int
    let player: String
    let score: Int
    let level: String
  }

  @Observable
  final class Model {
    var order: [TableSort<Result>] = []
    var chosen: Int?
    var opened: [Int] = []
    let results = [
      Result(id: 0, player: "Haru", score: 1240, level: "Hard"),
      Result(id: 1, player: "김민서", score: 980, level: "Easy"),
      Result(id: 2, player: "Alexandria of the North", score: 1240, level: "Easy"),
      Result(id: 3, player: "Bo", score: 15, level: "Hard"),
    ]
  }

  private struct Results: View {
    let model: Model

    var body: some View {
      Table(
        model.results.sorted(using: model.order),
        selection: Binding {
          model.chosen
        } set: {
          model.chosen = $0
        },
        sortOrder: Binding {
          model.order
        } set: {
          model.order = $0
        }
      ) {
        TableColumn("Player", value: \.player, width: .flexible(min: 5, ideal: 10), priority: 1)
        TableColumn("Score", value: \.score, width: .fixed(6), alignment: .trailing) {
          "\($0.score) p"
        }
        TableColumn("Level", value: \.level, width: .fixed(5))
      }
      .onActivate { model.opened.append($0) }
    }
  }

  private func driver(_ model: Model, width: Int = 30, height: Int = 5) -> ViewDriver {
    ViewDriver(width: width, height: height) { Results(model: model) }
  }

  @Test func rowsStandUnderTheirTitles() {
    #expect(
      driver(Model()).text == """
          Player          Score  Level
        ▸ Haru           1240 p  Hard
          김민서          980 p  Easy
          Alexandria o…  1240 p  Easy
          Bo               15 p  Hard
        """)
  }

  @Test func inANarrowWindowColumnsAreCutAndLeftOut() {
    #expect(
      driver(Model(), width: 17, height: 4).text == """
          Player   Score
        ▸ Haru    1240 p┃
          김민서   980 p┃
          Alexa…  1240 p│
        """)
    let narrow = driver(Model(), width: 8, height: 3).text
    #expect(narrow == "  Play…\n▸ Haru ┃\n  김민…│")
  }

  @Test func withoutUnicodeTheMarksAreOfASCII() {
    let model = Model()
    model.order = [TableSort(\.score, isReversed: true)]
    let terminal = HeadlessTerminal(
      size: Size(width: 24, height: 3),
      capabilities: TerminalCapabilities(colorDepth: .monochrome, isUnicode: false))
    let runtime = Runtime(terminal: terminal, theme: Theme(name: "test", styles: [:])) {
      Results(model: model)
    }
    runtime.showFrame()
    #expect(
      terminal.text == "  Player  Scorev  Level\n> Haru    1240 p  Hard #\n  Ale...  1240 p  Easy :"
    )
  }

  private func players(_ driver: ViewDriver) -> [String] {
    driver.lines.dropFirst().map { String($0.drop { "▸• ".contains($0) }.prefix(2)) }
  }

  @Test func numbersAndTitlesSortAndASecondTimeDownwards() {
    let model = Model()
    let driver = driver(model)
    driver.type("2")
    #expect(players(driver) == ["Bo", "김민", "Ha", "Al"])
    #expect(driver.text.contains("Score▲"))
    driver.type("2")
    #expect(players(driver) == ["Ha", "Al", "김민", "Bo"])
    #expect(driver.text.contains("Score▼"))
    driver.click(on: "Level")
    #expect(players(driver) == ["Al", "김민", "Ha", "Bo"])
    driver.click(on: "Player")
    #expect(players(driver) == ["Al", "Bo", "Ha", "김민"])
    driver.type("s")
    #expect(driver.text.contains("Score▲"))
  }

  @Test func theSelectionStaysOnItsRowWhenTheyAreSorted() {
    let model = Model()
    let driver = driver(model, height: 3)
    driver.type("↓↓")
    #expect(model.chosen == 1)
    driver.type("1")
    #expect(model.chosen == 1)
    #expect(driver.text.contains("▸ 김민서"))
    driver.type("⏎")
    #expect(model.opened == [1])
    driver.type("/bo")
    #expect(model.chosen == 3)
  }

  @Test func aHundredThousandRowsCostWhatIsSeen() {
    let costs = [20, 100_000].map { count in
      let driver = ViewDriver(width: 30, height: 6) {
        Table(Fruit.make(count), selection: .constant(nil)) {
          TableColumn("No", value: \.id)
          TableColumn("Name") { $0.name }
        }
      }
      driver.runtime.tree.counts = TreeCounts()
      driver.send(.mouse(MouseEvent(.scrollDown, at: Point(x: 2, y: 3))))
      driver.press(KeyPress(.pageDown))
      return driver.runtime.tree.counts
    }
    #expect(costs[0] == costs[1])
  }

  /// A table whose rows somebody else sorts.
  private struct Sourced: View {
    let model: Sorted

    var body: some View {
      Table(
        model.numbers,
        selection: Binding {
          model.chosen
        } set: {
          model.chosen = $0
        },
        sortOrder: Binding {
          model.order
        } set: {
          model.order = $0
        }
      ) {
        TableColumn("No", sortKey: "number", width: .fixed(4)) { "\($0.id)" }
        TableColumn("Half", sortKey: "half", width: .fixed(6)) { "\($0.id / 2)" }
        TableColumn("Plain", width: .fixed(5)) { _ in "x" }
      }
      .sortKeysDisabled()
    }
  }

  struct Number: Identifiable {
    let id: Int
  }

  @Observable
  final class Sorted {
    var numbers = [Number(id: 2), Number(id: 7), Number(id: 5)]
    var order = [TableSort<Number>(key: "number")]
    var chosen: Int?
  }

  @Test func theSourceOfTheRowsIsAskedToSortByAKey() {
    let model = Sorted()
    let driver = ViewDriver(width: 30, height: 5) { Sourced(model: model) }
    #expect(driver.text.contains("No▲"))
    driver.click(on: "Half")
    #expect(model.order.first?.key(as: String.self) == "half")
    #expect(model.order.first?.isReversed == false)
    driver.click(on: "Half▲")
    #expect(model.order.first?.isReversed == true)
    driver.click(on: "Plain")
    #expect(model.order.first?.key(as: String.self) == "half")
    let ids = model.numbers.sorted(using: model.order).map(\.id)
    #expect(ids == [2, 7, 5], "they come in order")
  }

  @Test func withoutSortKeysNoKeySorts() {
    let model = Sorted()
    let driver = ViewDriver(width: 30, height: 5) { Sourced(model: model) }
    driver.type("2s")
    #expect(model.order == [TableSort<Number>(key: "number")])
  }
}
