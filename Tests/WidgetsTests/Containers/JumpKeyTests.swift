import TestSupport
import Testing

@testable import Scutes
@testable import ScutesTesting

/// Labels for all that can have the focus.
struct JumpKeyTests {
  @Test(arguments: [0, 1, 25, 26, 27, 51, 52, 100, 675, 676, 1000])
  func noLabelBeginsLikeAnother(count: Int) {
    let labels = JumpLabels(count: count).labels
    #expect(labels.count == min(count, 676))
    #expect(Set(labels).count == labels.count)
    for label in labels where label.count == 2 {
      #expect(!labels.contains(String(label.prefix(1))))
    }
    #expect(labels.allSatisfy { (1...2).contains($0.count) })
  }

  @Test func noLabelIsLongerThanItNeedBe() {
    #expect(JumpLabels(count: 26).labels.allSatisfy { $0.count == 1 })
    #expect(JumpLabels(count: 27).labels.filter { $0.count == 1 }.count == 25)
  }

  private struct Form: View {
    @State private var name = ""
    @State private var pressed = ""
    @State private var isAsking = false

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Name", text: $name)
        Button("Save") { pressed = "saved" }
        Button("Cancel") { pressed = "cancelled" }
        Button("Ask") { isAsking = true }
        Text(pressed)
        Spacer()
      }
      .sheet(isPresented: $isAsking, title: "Sure?") {
        HStack(spacing: 2) {
          Button("Yes") { isAsking = false }
          Button("No") { isAsking = false }
        }
      }
      .jumpKey(.control("g"))
    }
  }

  private func form() -> ViewDriver {
    ViewDriver(width: 40, height: 12) { Form() }
  }

  @Test func aLabelMovesTheFocusToItsPlace() {
    let driver = form()
    driver.press(.control("g"))
    let rows = driver.lines
    #expect(rows[1].hasPrefix("j") && rows[2].hasPrefix("d") && rows[3].hasPrefix("k"))
    driver.type("d")
    #expect(!driver.lines[1].hasPrefix("j"))
    driver.press(KeyPress(.enter))
    #expect(driver.text.contains("cancelled"))
  }

  @Test(arguments: [KeyPress(.escape), KeyPress(.down), KeyPress("1"), KeyPress("x")])
  func anyOtherKeyHidesTheLabelsAndLeavesTheFocus(key: KeyPress) {
    let driver = form()
    driver.press(KeyPress(.tab))
    driver.press(.control("g"))
    driver.press(key)
    #expect(!driver.lines[2].hasPrefix("d"))
    driver.press(KeyPress(.enter))
    #expect(driver.text.contains("saved"))
  }

  @Test func inASheetOnlyWhatItHoldsIsLabelled() {
    let driver = form()
    driver.press(.control("g"))
    driver.type("k")
    driver.press(KeyPress(.enter))
    #expect(driver.text.contains("Sure?"))
    driver.press(.control("g"))
    #expect(!driver.lines[1].hasPrefix("j"))
  }

  @Test func theRowsOfAListAreLabelledAsFarAsTheyAreSeen() {
    @MainActor final class Choice { var row: Int? = 0 }
    let choice = Choice()
    let driver = ViewDriver(width: 20, height: 5) {
      List(
        selection: Binding {
          choice.row
        } set: {
          choice.row = $0
        }
      ) {
        ForEach(0..<1000, id: \.self) { Text("row \($0)") }
      }
      .jumpKey(.control("g"))
    }
    driver.press(.control("g"))
    driver.type("k")
    #expect(choice.row == 3)
    driver.press(KeyPress(.pageDown))
    let top = driver.lines[0]
    driver.press(.control("g"))
    driver.type("f")
    #expect(top.contains("row \(choice.row ?? -1)"), "\(top)")
  }

  @Test func withNothingToJumpToTheKeyDoesNothing() {
    let driver = ViewDriver(width: 20, height: 3) { Text("Hello").jumpKey(.control("g")) }
    driver.press(.control("g"))
    #expect(driver.text.contains("Hello"))
  }
}
