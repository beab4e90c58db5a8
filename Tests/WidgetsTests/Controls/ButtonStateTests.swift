import TestSupport
import Testing

@testable import Scutes

struct ButtonStateTests {
  @Test func borderedButtonsTellTheirStateByTheirEnds() {
    let driver = ViewDriver(width: 12, height: 5) {
      VStack(alignment: .leading) {
        Button("Save") {}
        Button("Save") {}
        Button("Save", isEnabled: false) {}
        Button("Save") {}.buttonStyle(.borderedProminent)
        Button("Save") {}.buttonStyle(.borderless)
      }
      .buttonStyle(.bordered)
    }
    #expect(
      driver.block == """
        ▐ Save ▌
        [ Save ]
        ( Save )
        [[ Save ]]
        Save
        """)
  }

  @Test func whatDestroysIsUnderlined() {
    let driver = ViewDriver(width: 8, height: 2) {
      VStack {
        Button("Keep") {}
        Button("Drop", role: .destructive) {}
      }
      .buttonStyle(.bordered)
    }
    let attributes = (0..<8).map { driver.canvas?[$0, 1].attributes.contains(.underline) ?? false }
    #expect(attributes[2...5].allSatisfy { $0 })
  }

  @Test(arguments: zip([8, 6, 5], ["▐ Save ▌", "▐ S… ▌", "▐ … ▌"]))
  func whereItIsNarrowTheLabelIsCut(width: Int, expected: String) {
    #expect(
      ViewDriver(width: width, height: 1) { Button("Save") {}.buttonStyle(.bordered) }.block
        == expected)
  }

  // MARK: Busy

  private func busy() -> (ViewDriver, Held<Bool>, Held<Int>) {
    let (isBusy, presses) = (Held(true), Held(0))
    let driver = ViewDriver(width: 12, height: 1) {
      Button("Save", isBusy: isBusy.value) { presses.value += 1 }.buttonStyle(.bordered)
        .environment(\.motion, .subtle)
    }
    return (driver, isBusy, presses)
  }

  @Test func busyItTurnsASignAndKeepsTheFocus() {
    let (driver, isBusy, _) = busy()
    #expect(driver.block == "( ⠋ Save )")
    #expect(driver.cursor != nil)
    driver.advance(by: .milliseconds(125))
    #expect(driver.block == "( ⠙ Save )")
    isBusy.value = false
    driver.runtime.showFrame()
    #expect(driver.block == "▐ Save ▌")
    driver.advance(by: .seconds(1))
    #expect(driver.runtime.nextDeadline == nil)
  }

  @Test func busyNothingPressesIt() {
    let (driver, isBusy, presses) = busy()
    driver.type("⏎ ")
    driver.click(on: "Save")
    #expect(presses.value == 0)
    isBusy.value = false
    driver.runtime.showFrame()
    driver.type("⏎")
    #expect(presses.value == 1)
  }

  // MARK: Shortcuts

  private func shortcuts() -> (ViewDriver, Held<String>) {
    let log = Held("")
    let driver = ViewDriver(width: 20, height: 2) {
      VStack {
        Button("First") { log.value += "1" }
        Button("Save") { log.value += "s" }
          .keyboardShortcut(KeyPress("s", modifiers: .control))
      }
    }
    return (driver, log)
  }

  @Test func aShortcutPressesFromElsewhere() {
    let (driver, log) = shortcuts()
    driver.press(KeyPress("s", modifiers: .control))
    #expect(log.value == "s")
    #expect(driver.footer == ["Ctrl-S Save"])
  }

  @Test func ofTwoWithOneShortcutTheLastThatCameIsShownAndPressed() {
    let (log, isOn) = (Held(""), Held(true))
    let driver = ViewDriver(width: 20, height: 4) {
      VStack {
        Button("Other") { log.value += "o" }.keyboardShortcut(KeyPress("x"))
        Button("Save") { log.value += "s" }.keyboardShortcut(KeyPress("s"))
        Button("Send") { log.value += "n" }.keyboardShortcut(KeyPress("s")).disabled(!isOn.value)
      }
    }
    #expect(driver.footer == ["x Other", "s Send"])
    driver.type("s")
    #expect(log.value == "n")
    isOn.value = false
    driver.runtime.showFrame()
    #expect(driver.footer == ["x Other", "s Save"])
    driver.type("s")
    #expect(log.value == "ns")
  }

  @Test func whatHasTheFocusHasTheFirstSay() {
    let log = Held("")
    let driver = ViewDriver(width: 20, height: 2) {
      VStack {
        Button("First") { log.value += "1" }
        Button("Go") { log.value += "g" }.keyboardShortcut(.defaultAction)
      }
    }
    driver.type("⏎")
    #expect(log.value == "1")
  }

  @Test func escapePressesWhatCancels() {
    let log = Held("")
    let driver = ViewDriver(width: 20, height: 2) {
      VStack {
        Button("First") { log.value += "1" }
        Button("Cancel", role: .cancel) { log.value += "c" }
      }
    }
    driver.type("⎋")
    #expect(log.value == "c")
  }

  @Test func disabledOrBelowASheetItIsNotReached() {
    let (log, isShown, isEnabled) = (Held(""), Held(true), Held(true))
    let driver = ViewDriver(width: 20, height: 8) {
      Button("Save") { log.value += "s" }
        .keyboardShortcut(KeyPress("s"))
        .disabled(!isEnabled.value)
        .sheet(isPresented: isShown.binding, title: "Sheet") { Text("x") }
    }
    driver.type("s")
    #expect(log.value.isEmpty)
    driver.type("⎋s")
    #expect(log.value == "s")
    isEnabled.value = false
    driver.runtime.showFrame()
    driver.type("s")
    #expect(log.value == "s")
    #expect(driver.footer.isEmpty)
  }
}
