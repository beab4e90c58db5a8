import Observation
import TestSupport
import Testing

@testable import Scutes

struct FocusKeepingTests {
  @Observable
  final class Names {
    var names = ["a", "b", "c", "d"]
    var disabled: Set<String> = []
    var isSheetShown = false
    let router = Router<Int>()
  }

  private struct Row: View {
    @Environment(\.isFocused) private var isFocused
    let name: String

    var body: some View {
      Text(isFocused ? "[\(name)]" : name)
    }
  }

  private struct Rows: View {
    let model: Names

    var body: some View {
      VStack {
        ForEach(model.names, id: \.self) { name in
          Row(name: name).focusable(!model.disabled.contains(name))
        }
      }
    }
  }

  @Test func theFirstHasTheFocusUnlessAnotherIsToBeginWithIt() {
    #expect(ViewDriver { Rows(model: Names()) }.lines == ["[a]", "b", "c", "d"])
    let driver = ViewDriver {
      VStack {
        Row(name: "x").focusable()
        Row(name: "y").focusable().defaultFocus()
      }
    }
    #expect(driver.lines == ["x", "[y]"])
  }

  @Test func theFocusStaysWhereItIsWhenOthersComeAndGo() {
    let model = Names()
    let driver = ViewDriver { Rows(model: model) }
    driver.press(KeyPress(.down), KeyPress(.down))
    model.names = ["x", "d", "c", "y"]
    driver.runtime.showFrame()
    #expect(driver.lines == ["x", "d", "[c]", "y"])
  }

  @Test(
    arguments: [
      (["a", "b", "d"], ["a", "b", "[d]"]), (["a", "b"], ["a", "[b]"]), (["a"], ["[a]"]),
      (["x", "y"], ["[x]", "y"]), ([], []),
    ])
  func whenTheFocusedGoesItsNeighbourGetsTheFocus(_ names: [String], _ expected: [String]) {
    let model = Names()
    let driver = ViewDriver { Rows(model: model) }
    driver.press(KeyPress(.down), KeyPress(.down))
    model.names = names
    driver.runtime.showFrame()
    #expect(driver.lines == expected)
  }

  @Test func whatComesToBeginWithTheFocusComesBeforeANeighbour() {
    let model = Names()
    let driver = ViewDriver {
      VStack {
        if model.isSheetShown {
          Row(name: "cancel").focusable().defaultFocus()
        } else {
          Row(name: "start").focusable()
        }
        Row(name: "back").focusable()
      }
    }
    #expect(driver.lines == ["[start]", "back"])
    model.isSheetShown = true
    driver.runtime.showFrame()
    #expect(driver.lines == ["[cancel]", "back"])
    model.isSheetShown = false
    driver.runtime.showFrame()
    #expect(driver.lines == ["[start]", "back"])
  }

  @Test func whatIsDisabledLosesTheFocus() {
    let model = Names()
    let driver = ViewDriver { Rows(model: model) }
    driver.press(KeyPress(.down))
    model.disabled = ["b"]
    driver.runtime.showFrame()
    #expect(driver.lines == ["a", "b", "[c]", "d"])
    driver.press(KeyPress(.up))
    #expect(driver.lines == ["[a]", "b", "c", "d"])
  }

  @Test func aSheetTakesTheFocusAndGivesItBack() {
    let model = Names()
    let driver = ViewDriver {
      Rows(model: model).sheet(
        isPresented: Binding {
          model.isSheetShown
        } set: {
          model.isSheetShown = $0
        }, title: "Sheet"
      ) {
        Row(name: "inside").focusable()
      }
    }
    driver.press(KeyPress(.down), KeyPress(.down))
    model.isSheetShown = true
    driver.runtime.showFrame()
    #expect(driver.text.contains("[inside]"))
    #expect(!driver.text.contains("[c]"))
    driver.press(KeyPress(.tab))
    #expect(!driver.text.contains("[inside]") && !driver.text.contains("[a]"))
    driver.press(KeyPress(.tab))
    #expect(driver.text.contains("[inside]"))
    driver.press(KeyPress(.escape))
    #expect(driver.lines == ["a", "b", "[c]", "d"])
  }

  @Test func aScreenHasItsFocusBackWhenTheOneAboveGoes() {
    let model = Names()
    let driver = ViewDriver {
      NavigationStack(path: model.router.path) {
        Rows(model: model)
      } destination: { number in
        VStack {
          Row(name: "\(number) first").focusable()
          Row(name: "\(number) second").focusable()
        }
      }
    }
    driver.press(KeyPress(.down))
    model.router.push(1)
    driver.runtime.showFrame()
    #expect(driver.lines == ["[1 first]", "1 second"])
    driver.press(KeyPress(.down))
    model.router.push(2)
    driver.runtime.showFrame()
    #expect(driver.lines == ["[2 first]", "2 second"])
    model.router.pop()
    driver.runtime.showFrame()
    #expect(driver.lines == ["1 first", "[1 second]"])
    model.router.popToRoot()
    driver.runtime.showFrame()
    #expect(driver.lines == ["a", "[b]", "c", "d"])
  }

  @Test func theFocusOutsideOfTheScreensIsKeptAsWell() {
    let model = Names()
    let driver = ViewDriver {
      VStack {
        NavigationStack(path: model.router.path) {
          Row(name: "page").focusable()
        } destination: { _ in
          Text("other")
        }
        Row(name: "bar").focusable()
      }
      .overlayLayer(
        isPresented: Binding {
          model.isSheetShown
        } set: {
          model.isSheetShown = $0
        }
      ) {
        Row(name: "over").focusable()
      }
    }
    driver.press(KeyPress(.down))
    #expect(driver.lines == ["page", "[bar]"])
    model.isSheetShown = true
    driver.runtime.showFrame()
    model.isSheetShown = false
    driver.runtime.showFrame()
    #expect(driver.lines == ["page", "[bar]"])
  }
}
