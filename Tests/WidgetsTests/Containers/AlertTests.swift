import TestSupport
import Testing

@testable import Scutes

private struct Asking: View {
  @State private var isAsked = true
  let shown: Shown
  let offersCancel: Bool

  var body: some View {
    Text("board")
      .alert("Restart?", isPresented: $isAsked, message: "Your moves are lost.") {
        Button("Restart") { shown.text += "R" }.keyboardShortcut(KeyPress("R"))
        if offersCancel { Button("Keep playing", role: .cancel) {} }
      }
  }
}

struct AlertTests {
  private func alert(offersCancel: Bool = true) -> (ViewDriver, Shown) {
    let shown = Shown()
    return (
      ViewDriver(width: 50, height: 11) { Asking(shown: shown, offersCancel: offersCancel) }, shown
    )
  }

  @Test func itAsksOverTheScreen() {
    let (driver, _) = alert()
    for text in ["Restart?", "Your moves are lost.", "Restart", "Keep playing"] {
      #expect(driver.text.contains(text))
    }
  }

  @Test func theHarmlessAnswerHasTheFocus() {
    let (driver, shown) = alert()
    driver.type("⏎")
    #expect(shown.text == "")
    #expect(driver.lines == ["board"])
  }

  @Test func theOtherAnswerIsATabAway() {
    let (driver, shown) = alert()
    driver.type("⇥⏎")
    #expect(shown.text == "R")
    #expect(driver.lines == ["board"])
  }

  @Test(arguments: [("R", "R"), ("⎋", "")])
  func aKeyAnswers(_ key: String, _ expected: String) {
    let (driver, shown) = alert()
    driver.type(key)
    #expect(shown.text == expected)
    #expect(driver.lines == ["board"])
  }

  @Test func aClickAnswers() {
    let (driver, shown) = alert()
    driver.click(on: "Keep playing")
    #expect(driver.lines == ["board"])
    #expect(shown.text == "")
  }

  @Test func aClickOutsideGivesTheHarmlessAnswer() {
    let (driver, shown) = alert()
    driver.click(x: 0, y: 0)
    #expect(driver.lines == ["board"])
    #expect(shown.text == "")
  }

  @Test func aQuestionWithoutAHarmlessAnswerHasToBeAnswered() {
    let (driver, shown) = alert(offersCancel: false)
    driver.click(x: 0, y: 0)
    driver.type("⎋")
    #expect(driver.text.contains("Restart?"))
    driver.type("⏎")
    #expect(shown.text == "R")
    #expect(driver.lines == ["board"])
  }

  @Test func answersWithoutAKeyAreNotListedAmongTheKeys() {
    let shown = Shown()
    let driver = ViewDriver(width: 50, height: 11) {
      Text("board").alert("Which?", isPresented: .constant(true)) {
        Button("First") {}
        Button("Second") { shown.text += "s" }.keyboardShortcut(KeyPress("s"))
      }
    }
    let entries = driver.runtime.tree.activeKeys.tables.flatMap(\.entries).map(\.title)
    #expect(!entries.contains("First") && entries.contains("Second"))
  }

  /// An alert with a destructive answer and a harmless one, on a screen of `width`.
  private func deleting(width: Int) -> (ViewDriver, Shown) {
    let shown = Shown()
    let driver = ViewDriver(width: width, height: 12) {
      Text("board").alert("Sure?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) { shown.text += "d" }
          .keyboardShortcut(KeyPress("d"))
        Button("Keep a copy") { shown.text += "c" }.keyboardShortcut(KeyPress("c"))
      }
    }
    return (driver, shown)
  }

  @Test func whatDestroysIsUnderlinedAndNeverHasTheFocusFirst() throws {
    let (driver, shown) = deleting(width: 40)
    let delete = try #require(driver.place(of: "Delete"))
    #expect(driver.canvas?[delete.x, delete.y].attributes.contains(.underline) == true)
    driver.type("⏎")
    #expect(shown.text == "c")
  }

  @Test func answersWithoutRoomBesideEachOtherAreStacked() throws {
    let (driver, _) = deleting(width: 24)
    let (delete, keep) = (driver.place(of: "Delete"), driver.place(of: "Keep a copy"))
    #expect(try #require(keep).y == (try #require(delete)).y + 1)
  }

  @Test func answersAreFoundInLoopsAndConditionsAndMayBeDisabled() {
    let shown = Shown()
    let driver = ViewDriver(width: 50, height: 11) {
      Text("board").alert("Which?", isPresented: .constant(true)) {
        Group {
          ForEach(["a", "b"], id: \.self) { name in
            Button("take \(name)") { shown.text += name }.keyboardShortcut(
              KeyPress(name.first ?? " "))
          }
        }
        .disabled(shown.offset > 0)
        Text("no answer")
        if shown.offset == 0 { Button("neither", role: .cancel) { shown.text += "-" } }
      }
    }
    #expect(driver.text.contains("take a  ") && !driver.text.contains("no answer"))
    driver.type("b⎋")
    #expect(shown.text == "b-")
    shown.offset = 1
    driver.runtime.showFrame()
    driver.type("ab⎋")
    #expect(shown.text == "b-")
  }

  @Test func whatDestroysHasTheLookOfSuchButtons() throws {
    let driver = ViewDriver(width: 50, height: 11) {
      Text("board").alert("Sure?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      }
    }
    driver.runtime.theme = .kameDark
    driver.runtime.showFrame()
    let rows = driver.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("Delete") })
    let canvas = try #require(driver.canvas)
    let column = try #require(
      (0..<50).first { canvas[$0, row].attributes.contains(.underline) })
    let wanted = driver.runtime.theme.style(for: .buttonDestructive)
    #expect(canvas[column, row].foreground == wanted.foreground)
    #expect(wanted.foreground != driver.runtime.theme.style(for: .button).foreground)
  }
}
