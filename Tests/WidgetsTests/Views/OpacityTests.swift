import TestSupport
import Testing

@testable import Scutes
@testable import ScutesConsole

struct OpacityTests {
  private func driver(_ share: Double, theme: Theme) -> ViewDriver {
    ViewDriver(width: 4, height: 1, theme: theme) {
      ZStack(alignment: .leading) {
        Text("ab  ").foregroundStyle(.ground)
        Text("XY").foregroundStyle(.accent).opacity(share)
      }
    }
  }

  private static let known = Theme(
    name: "test",
    styles: [
      .ground: TextStyle(foreground: .hex(0xFFFFFF), background: .hex(0x000000)),
      .accent: TextStyle(foreground: .hex(0xFF0000), background: .hex(0x0000FF)),
    ])

  @Test func nothingOfItShowsWhatIsBehindIt() {
    #expect(driver(0, theme: Self.known).text == "ab")
    #expect(driver(1, theme: Self.known).text == "XY")
  }

  @Test func itsColoursComeOutOfTheGround() {
    let cell = driver(0.5, theme: Self.known).canvas?[0, 0]
    #expect(cell?.glyph == Glyph("X" as Character))
    #expect(cell?.background == .hex(0x0000BC))
    #expect(cell?.foreground == Color.hex(0x000000).mixed(with: .hex(0xFF0000), by: 0.5))
    let early = driver(0.25, theme: Self.known).canvas?[0, 0]
    #expect(early?.glyph == Glyph("a" as Character))
  }

  @Test func reversedBlanksFadeAsTheAreaThatTheyAre() {
    let plain = CanvasCell(
      glyph: .space, foreground: .hex(0xFFFFFF), background: .hex(0x000000))
    var inked = plain
    inked.attributes = .reverse
    let half = plain.mixed(with: inked, by: 0.5)
    #expect(half.attributes == [])
    #expect(half.background == Color.hex(0x000000).mixed(with: .hex(0xFFFFFF), by: 0.5))
  }

  @Test func theTerminalsOwnColoursAreDrawnFaintly() {
    let plain = Theme(name: "plain", styles: [:])
    #expect(driver(0.5, theme: plain).canvas?[0, 0].attributes == .dim)
    #expect(driver(1, theme: plain).canvas?[0, 0].attributes == [])
  }

  @Test func itCanStillBePressed() {
    let shown = Shown()
    let driver = ViewDriver(width: 10, height: 1) {
      Button("Go") { shown.offset += 1 }.opacity(0)
    }
    driver.type("⏎")
    driver.click(x: 4, y: 0)
    #expect(shown.offset == 2)
    #expect(driver.text == "")
  }

  private func row(@ViewBuilder _ second: () -> some View) -> String {
    let second = second()
    return ViewDriver(width: 12, height: 1) {
      HStack {
        Text("aaaaaaaaaa").lineLimit(1)
        second
      }
    }.text
  }

  @Test func thePriorityOfTheContentHolds() {
    let content = Text("bbbbbbbbbb").lineLimit(1).layoutPriority(1)
    #expect(row { content.opacity(1) } == row { content })
    #expect(row { content }.contains("bbbbbbbbbb"))
  }

  @Test func theCellsOfAGridKeepWhatTheyNote() {
    func grid(_ share: Double?) -> String {
      ViewDriver(width: 12, height: 2) {
        GridLayout {
          GridRow {
            Text("a")
            Text("b")
          }
          GridRow {
            if let share {
              Text("wide").gridCellColumns(2).opacity(share)
            } else {
              Text("wide").gridCellColumns(2)
            }
          }
        }
      }.text
    }
    #expect(grid(1) == grid(nil))
  }

  @Test func theGuidesOfTheContentHold() {
    func stack(_ share: Double?) -> String {
      ViewDriver(width: 12, height: 2) {
        VStack(alignment: .leading) {
          Text("below")
          if let share {
            Text("x").alignmentGuide(.leading) { _ in -2 }.opacity(share)
          } else {
            Text("x").alignmentGuide(.leading) { _ in -2 }
          }
        }
      }.text
    }
    #expect(stack(1) == stack(nil))
    #expect(stack(nil).contains("  x"))
  }
}
