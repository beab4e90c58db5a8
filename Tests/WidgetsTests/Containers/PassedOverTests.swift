import TestSupport
import Testing

@testable import Scutes

/// Lists, pickers and menus move through their rows alike and skip disabled ones.
struct PassedOverTests {
  nonisolated enum Container: CaseIterable {
    case list
    case menu
    case picker
    case rowMenu

    /// The key that opens the rows.
    var opener: String {
      switch self {
      case .list: ""
      case .menu, .picker: "⏎"
      case .rowMenu: "→"
      }
    }
  }

  private struct Word: Identifiable {
    let id: Int
    let text: String
    let isEnabled: Bool
  }

  /// The first, the last and two in between are disabled.
  private static let words = ["ash", "beech", "birch", "cedar", "elm", "fir"].enumerated().map {
    Word(id: $0.offset, text: $0.element, isEnabled: [1, 3, 4].contains($0.offset))
  }

  private struct Rows: View {
    let container: Container
    let taken: Held<Int>
    @State private var selection: Int? = 1
    @State private var choice = 1

    var body: some View {
      switch container {
      case .list:
        List(selection: $selection) {
          ForEach(words) { Text($0.text) }
            .typeSelect(\.text)
            .selectionDisabled { !$0.isEnabled }
        }
        .typeSelectsImmediately()
        .onActivate { taken.value = $0 }
      case .menu:
        Menu("Trees") {
          ForEach(words) { word in
            Button(word.text, isEnabled: word.isEnabled) { taken.value = word.id }
          }
        }
      case .rowMenu:
        List(selection: $selection) {
          ForEach(0..<1) { _ in
            Text("wood").contextMenu {
              ForEach(words) { word in
                Button(word.text, isEnabled: word.isEnabled) { taken.value = word.id }
              }
            }
          }
        }
      case .picker:
        Picker(
          "Tree",
          selection: Binding {
            choice
          } set: {
            choice = $0
            taken.value = $0
          }, options: words.map { PickerOption($0.id, $0.text, isEnabled: $0.isEnabled) })
      }
    }
  }

  /// The row chosen by `keys`, starting on the first enabled one.
  private func taken(from container: Container, _ keys: [KeyPress]) -> Int {
    let taken = Held(-1)
    let driver = ViewDriver(width: 24, height: 12) { Rows(container: container, taken: taken) }
    driver.type(container.opener)
    for key in keys { driver.press(key) }
    driver.type("⏎")
    return taken.value
  }

  nonisolated private static let moves: [([KeyPress], Int)] = [
    ([], 1),
    ([KeyPress(.down)], 3),
    ([KeyPress(.down), KeyPress(.down)], 4),
    ([KeyPress(.down), KeyPress(.down), KeyPress(.down)], 4),
    ([KeyPress(.down), KeyPress(.up)], 1),
    ([KeyPress(.up)], 1),
    ([KeyPress(.end)], 4),
    ([KeyPress(.end), KeyPress(.home)], 1),
    ([KeyPress(.pageDown)], 4),
    ([KeyPress(.pageDown), KeyPress(.pageUp)], 1),
    ([KeyPress("c")], 3),
    ([KeyPress("e"), KeyPress("l")], 4),
    ([KeyPress("b"), KeyPress("i")], 1),
    ([KeyPress("f")], 1),
  ]

  @Test(arguments: Container.allCases, moves)
  func rowsThatCannotBeUsedArePassedOver(_ container: Container, _ move: ([KeyPress], Int)) {
    #expect(taken(from: container, move.0) == move.1)
  }

  @Test(arguments: Container.allCases)
  func aClickOnOneTakesNothing(_ container: Container) {
    let taken = Held(-1)
    let driver = ViewDriver(width: 24, height: 12) { Rows(container: container, taken: taken) }
    driver.type(container.opener)
    driver.click(on: "birch")
    driver.click(on: "birch")
    #expect(taken.value == -1)
    driver.type("⏎")
    #expect(taken.value == 1)
  }

  @Test func selectingAllLeavesThemOut() {
    let chosen = Held<Set<Int>>([])
    let driver = ViewDriver(width: 24, height: 8) {
      List(selection: chosen.binding) {
        ForEach(Self.words) { Text($0.text) }.selectionDisabled { !$0.isEnabled }
      }
    }
    driver.press(KeyPress("a", modifiers: .control))
    #expect(chosen.value == [1, 3, 4])
  }

  @Test(arguments: [(RowMove.forward, 0), (.back, 2), (.pageDown, 2), (.first, 0)])
  func theFirstRowComesAfterTheLastWhereRowsWrap(_ move: RowMove, _ row: Int) {
    struct Three: CursorRows {
      var count: Int { 3 }
      func isUsable(_ row: Int) -> Bool { row != 1 }
      func title(of row: Int) -> String? { nil }
    }
    let cursor = move == .back ? 0 : 2
    #expect(Three().row(move, from: cursor, wraps: true) == row)
    #expect(Three().row(.forward, from: 2) == nil)
    #expect(Three().row(.forward, from: 0) == 2)
  }
}
