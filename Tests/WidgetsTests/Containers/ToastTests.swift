import TestSupport
import Testing

@testable import Scutes

/// A screen that shows messages.
private struct Shouting: View {
  @Environment(Toaster.self) private var toaster

  var body: some View {
    VStack {
      Button("save") { toaster.show("Saved", .success) }
      Button("read") {}
    }
  }
}

struct ToastTests {
  private func driver(width: Int = 30, height: Int = 8) -> ViewDriver {
    ViewDriver(width: width, height: height) { Shouting() }
  }

  @Test func aMessageStandsOverTheScreenAndTakesNoKey() {
    let driver = driver()
    driver.type("⏎")
    #expect(driver.place(of: "▌ ✓ Saved ▐")?.y == 6)
    let cursor = driver.cursor
    driver.type("⇥")
    #expect(driver.cursor != cursor)
  }

  @Test func itGoesByItselfAndNothingWakesTheProgramThen() {
    let driver = driver()
    driver.type("⏎")
    #expect(driver.runtime.nextDeadline == .seconds(3))
    driver.advance(by: .milliseconds(2900))
    #expect(driver.text.contains("Saved"))
    driver.advance(by: .milliseconds(200))
    #expect(!driver.text.contains("Saved"))
    #expect(driver.runtime.nextDeadline == nil)
  }

  @Test func longOnesStayLongerAndErrorsLongest() {
    let short = Toast("Saved").duration
    let long = Toast(String(repeating: "long ", count: 12)).duration
    #expect(short == .seconds(3) && long > short && long <= .seconds(8))
    #expect(Toast("Saved", .error).duration == short * 2)
    #expect(Toast("Saved", for: .seconds(1)).duration == .seconds(1))
  }

  @Test func severalStandAboveEachOtherAndMoreWait() {
    let driver = driver()
    let toaster = driver.runtime.toaster
    for name in ["one", "two", "three", "four"] { toaster.show(name) }
    driver.runtime.showFrame()
    let rows = ["one", "two", "three"].map { driver.place(of: $0)?.y }
    #expect(rows == [4, 5, 6])
    #expect(!driver.text.contains("four"))
    driver.advance(by: .seconds(3))
    #expect(driver.place(of: "four")?.y == 6)
    #expect(!driver.text.contains("one"))
  }

  @Test func whatIsSaidAgainIsShownOnce() {
    let driver = driver()
    driver.type("⏎")
    driver.advance(by: .seconds(2))
    driver.type("⏎")
    driver.advance(by: .seconds(2))
    #expect(driver.text.contains("Saved"))
    #expect(driver.text.split(separator: "Saved").count == 2)
    #expect(driver.runtime.toaster.history.map(\.text) == ["Saved"])
  }

  @Test func messagesCanBeReadAgain() {
    let driver = driver(width: 40, height: 12)
    driver.press(KeyPress(.function(2)))
    #expect(!driver.text.contains("Messages"))
    driver.runtime.toaster.show("First", .error)
    driver.runtime.toaster.show("Second")
    driver.advance(by: .seconds(30))
    driver.press(KeyPress(.function(2)))
    let lines = driver.text
    #expect(lines.contains("Messages") && lines.contains("Note: Second"))
    #expect(lines.contains("Error: First"))
    driver.press(KeyPress(.function(2)))
    #expect(!driver.text.contains("Messages"))
  }

  @Test func onlySoManyAreKept() {
    let toaster = Toaster { .zero }
    for index in 0..<80 {
      toaster.show("\(index)")
      if let entry = toaster.shown.first { toaster.dismiss(entry) }
    }
    #expect(toaster.history.count == Toaster.maxKept)
    #expect(toaster.history.last?.text == "79")
    toaster.show("shown")
    toaster.dismissAll()
    #expect(toaster.latest == nil)
  }

  @Test func inASCIITheyLookLikeThis() {
    let driver = ViewDriver(width: 30, height: 4, isUnicode: false) { Text("x") }
    driver.runtime.toaster.show("Saved", .success)
    driver.runtime.showFrame()
    #expect(driver.text.contains("| + Saved |"))
  }
}
