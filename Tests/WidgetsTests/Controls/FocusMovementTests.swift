import TestSupport
import Testing

@testable import Scutes

struct FocusMovementTests {
  /// The targets of keys from a letter of a drawing.
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let drawing: String
    let from: Character
    let keys: String
    let to: Character

    init(_ drawing: String, _ from: Character, _ keys: String, _ to: Character) {
      self.drawing = drawing
      self.from = from
      self.keys = keys
      self.to = to
    }

    var testDescription: String { "\(from) \(keys) \(to) in\n\(drawing)" }
  }

  private nonisolated static let grid = """
    aa bb cc
    dd ee ff
    gg hh ii
    """
  private nonisolated static let besideTheBeam = """
    aaa          bbb
        ccc
    """
  private nonisolated static let icons = """
    a              b

        mmmmmmmm
        nnnnnnnn

    c              d
    """
  private nonisolated static let wide = """
    aaaaaaaaaaa
    b   c     d
    eeeeeeeeeee
    """
  private nonisolated static let pad = """
    aaaaaaaaaa  1 2 3
    aaaaaaaaaa  4 5 6
    aaaaaaaaaa  7 8 9
    """

  @Test(arguments: [
    Case(grid, "e", "→", "f"), Case(grid, "e", "←", "d"), Case(grid, "e", "↑", "b"),
    Case(grid, "e", "↓", "h"), Case(grid, "a", "→→↓↓←←↑↑", "a"), Case(grid, "a", "←", "a"),
    Case(grid, "c", "→", "c"), Case(grid, "i", "↓", "i"), Case(grid, "b", "↑", "b"),
    Case(grid, "e", "l", "f"), Case(grid, "e", "h", "d"), Case(grid, "e", "k", "b"),
    Case(grid, "e", "j", "h"),
    Case(besideTheBeam, "a", "→", "b"), Case(besideTheBeam, "a", "↓", "c"),
    Case(besideTheBeam, "c", "↑", "a"),
    Case(icons, "m", "↓", "n"), Case(icons, "a", "→", "b"), Case(icons, "a", "↓", "c"),
    Case(icons, "m", "↑", "a"), Case(icons, "n", "↓", "c"), Case(icons, "m", "→", "b"),
    Case(wide, "a", "↓", "c"), Case(wide, "e", "↑", "c"), Case(wide, "b", "↓", "e"),
    Case(pad, "a", "→", "4"), Case(pad, "4", "←", "a"), Case(pad, "9", "←←←", "a"),
  ])
  func anArrowLeadsToTheNearestInItsDirection(_ example: Case) {
    let plan = FocusPlan(example.drawing)
    plan.focus(example.from)
    plan.driver.type(example.keys)
    #expect(plan.focused == example.to)
  }

  @Test func tabGoesThroughAllAndAroundAndShiftTabBack() {
    let plan = FocusPlan(Self.wide)
    var order = [plan.focused]
    for _ in 0..<5 {
      plan.driver.press(KeyPress(.tab))
      order.append(plan.focused)
    }
    #expect(order == ["a", "b", "c", "d", "e", "a"])
    plan.driver.press(KeyPress(.tab, modifiers: .shift))
    #expect(plan.focused == "e")
    plan.driver.press(KeyPress(.tab, modifiers: .shift))
    #expect(plan.focused == "d")
  }

  @Test func whatCoversNoCellIsNotReachedByArrows() {
    let driver = ViewDriver(width: 10, height: 4) {
      VStack {
        EmptyView().focusable()
        Button("a") {}
        Button("b") {}
      }
    }
    driver.click(on: "b")
    driver.press(KeyPress(.up), KeyPress(.up), KeyPress(.left))
    let region = driver.runtime.tree.focus.focused?.region
    #expect(region?.isEmpty == false)
  }

  @Test func aKeyThatIsBoundDoesNotMoveTheFocus() {
    let shown = Shown()
    let driver = ViewDriver(width: 10, height: 4) {
      VStack {
        Button("a") {}
        Button("b") {}
      }
      .keyBindings("Test", [KeyBinding([KeyPress("j")], (), "jump")]) { shown.offset += 1 }
    }
    let first = driver.cursor
    driver.type("j")
    #expect(driver.cursor == first)
    #expect(shown.offset == 1)
    driver.type("↓")
    #expect(driver.cursor != first)
  }

  @Test func aClickBringsTheFocusAlsoToWhatAnswersToTheMouseItself() {
    let driver = ViewDriver(width: 10, height: 4) {
      VStack {
        Button("a") {}
        Text("tap").onTap {}.focusable()
        Text("plain").focusable()
      }
    }
    let focus = driver.runtime.tree.focus
    driver.click(on: "tap")
    #expect(focus.focused === focus.focusables[1])
    driver.click(on: "plain")
    #expect(focus.focused === focus.focusables[2])
  }

  @Test func aClickBringsTheFocusToTheInnermost() {
    let driver = ViewDriver(width: 10, height: 4) {
      VStack {
        Text("inner").focusable()
        Text("outer")
      }
      .focusable()
    }
    let focus = driver.runtime.tree.focus
    driver.click(on: "inner")
    #expect(focus.focused === focus.focusables[1])
    driver.click(on: "outer")
    #expect(focus.focused === focus.focusables[0])
  }
}
