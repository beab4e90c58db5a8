import TestSupport
import Testing

@testable import Widgets

private struct Asking: View {
  let shown: Shown
  var isAlert = false
  @State private var isAsking = false

  var body: some View {
    let button = Button("ask") { isAsking = true }
    if isAlert {
      button.alert("Sure?", isPresented: $isAsking, message: "Why not.") { answers }
    } else {
      button.confirmationDialog("Sure?", isPresented: $isAsking) { answers }
    }
  }

  @ViewBuilder private var answers: some View {
    Button("Delete", role: .destructive) { shown.text += "d" }.keyboardShortcut(KeyPress("d"))
    Button("Keep a copy") { shown.text += "c" }.keyboardShortcut(KeyPress("c"))
  }
}

struct ConfirmationDialogTests {
  private let shown = Shown()

  private func driver(width: Int = 24, height: Int = 11, isAlert: Bool = false) -> ViewDriver {
    ViewDriver(width: width, height: height) {
      Asking(shown: shown, isAlert: isAlert)
    }
  }

  @Test func choicesStandBelowEachOtherAndTheWayOutHasTheFocus() {
    let driver = driver()
    driver.type("⏎")
    #expect(
      driver.picture == """


          ╭━━━━━━━━━━━━━━━━━╮
          ┃                 ┃
          ┃      Sure?      ┃
          ┃                 ┃
          ┃     Delete      ┃
          ┃   Keep a copy   ┃
          ┃     Cancel      ┃
          ┃                 ┃
          ╰━━━━━━━━━━━━━━━━━╯
        """)
    driver.type("⏎")
    #expect(shown.text == "" && driver.lines == ["ask"])
  }

  @Test(arguments: [("d", "d"), ("c", "c"), ("⎋", ""), ("↑⏎", "c"), ("↑↑⏎", "d")])
  func keysChoose(_ keys: String, _ outcome: String) {
    let driver = driver()
    driver.type("⏎")
    driver.type(keys)
    #expect(shown.text == outcome)
    #expect(driver.lines == ["ask"])
  }

  @Test func whatDestroysIsUnderlinedAndNeverHasTheFocusFirst() throws {
    let driver = driver(width: 40, isAlert: true)
    driver.type("⏎")
    let delete = try #require(driver.place(of: "Delete"))
    #expect(driver.canvas?[delete.x, delete.y].attributes.contains(.underline) == true)
    driver.type("⏎")
    #expect(shown.text == "c")
  }

  @Test func anAlertWithoutRoomForItsAnswersStacksThem() throws {
    let driver = driver(width: 24, height: 12, isAlert: true)
    driver.type("⏎")
    let (delete, keep) = (driver.place(of: "Delete"), driver.place(of: "Keep a copy"))
    #expect(try #require(keep).y == (try #require(delete)).y + 1)
  }
}
