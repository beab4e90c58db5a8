import TestSupport
import Testing

@testable import Scutes

struct CommandTests {
  /// What the commands change.
  private final class Counter {
    var number = 0
    var isLocked = false
  }

  private static let table = CommandTable<Counter>("counter", "Counter") {
    Command("show", as: "⏎", "show")
    Command("more", ["+"], "more", if: { !$0.isLocked }) { $0.number += 1 }
      .adapted { if $1.number > 0 { $0.title = "still more" } }
    Command("less", ["-"], "less", shown: .help) { $0.number -= 1 }
      .adapted { if $1.isLocked { $0.visibility = .footer } }
    Command.group(if: { $0.isLocked }) {
      Command("unlock", ["u"], "unlock") { $0.isLocked = false }
      Command("reset", ["0"], "reset", if: { $0.number != 0 }) { $0.number = 0 }
    }
    for step in [5, 10] {
      Command("step.\(step)", [], "by \(step)", shown: .hidden) { $0.number += step }
    }
  }

  @Test func theTableWithoutATargetHasAllCommandsAsTheyAre() {
    let entries = Self.table.keys.entries
    let ids = [
      "counter.show", "counter.more", "counter.less", "counter.unlock", "counter.reset",
      "counter.step.5", "counter.step.10",
    ]
    #expect(entries.map(\.id) == ids)
    #expect(entries.map(\.title).prefix(3) == ["show", "more", "less"])
    #expect(entries[2].visibility == .help)
  }

  @Test func aTargetHasTheCommandsOfItsState() {
    let counter = Counter()
    #expect(Self.table.keys(on: counter).entry(for: "+")?.title == "more")
    #expect(Self.table.keys(on: counter).entry(for: "u") == nil)
    counter.number = 1
    #expect(Self.table.keys(on: counter).entry(for: "+")?.title == "still more")
    counter.isLocked = true
    let locked = Self.table.keys(on: counter)
    #expect(locked.entry(for: "+") == nil)
    #expect(locked.entry(for: "-")?.visibility == .footer)
    #expect(locked.entry(for: "0")?.id == "counter.reset")
    counter.number = 0
    #expect(Self.table.keys(on: counter).entry(for: "0") == nil)
  }

  @Test func keysPerformCommandsOnTheTarget() {
    let counter = Counter()
    let driver = ViewDriver { Button("x") {}.commands(Self.table, on: counter) }
    driver.type("++-+")
    #expect(counter.number == 2)
    Self.table["step.10"]?.perform(on: counter)
    #expect(counter.number == 12)
    #expect(Self.table["none"] == nil)
  }

  @Test func aKeyMapGivesACommandOtherKeysByItsName() {
    let map = KeyMap(["counter.more": [KeyPress("m")]])
    #expect(Self.table.keys.remapped(by: map).entry(for: "m")?.id == "counter.more")
    #expect(KeyLabels(keyMap: map).key(of: "more", in: Self.table) == "m")
    #expect(KeyLabels().key(of: "more", in: Self.table) == "+")
    #expect(KeyLabels().key(of: "show", in: Self.table).isEmpty)
  }
}
