import TestSupport
import Testing

@testable import Scutes

struct JoinedLinesTests {
  @Test func aDividerJoinsTheBorderItTouches() {
    let text = picture(6, 5) {
      VStack {
        Box("a", 4)
        Divider()
        Box("b", 4)
      }
      .border(.rounded).joinsLines()
    }
    #expect(text == "╭────╮\n│aaaa│\n├────┤\n│bbbb│\n╰────╯")
  }

  @Test(
    arguments: [
      (.light, .heavy, "┌────┐\n┝━━━━┥\n└────┘"), (.heavy, .light, "┏━━━━┓\n┠────┨\n┗━━━━┛"),
      (.double, .light, "╔════╗\n╟────╢\n╚════╝"), (.light, .double, "┌────┐\n╞════╡\n└────┘"),
      (.ascii, .ascii, "+----+\n+----+\n+----+"),
    ] as [(BorderStyle, BorderStyle, String)])
  func weightsMeet(_ border: BorderStyle, _ line: BorderStyle, _ expected: String) {
    #expect(picture(6, 3) { Divider(line: line).border(border).joinsLines() } == expected)
  }

  @Test func linesCrossAndDividersStandUpright() {
    let text = picture(9, 5) {
      ZStack {
        Divider(axis: .vertical)
        Divider(line: .heavy)
      }
      .border(.light).joinsLines()
    }
    #expect(
      text == """
        ┌───┬───┐
        │   │   │
        ┝━━━┿━━━┥
        │   │   │
        └───┴───┘
        """)
  }

  @Test func bordersThatShareCellsAreJoined() {
    let text = picture(11, 5) {
      VStack(spacing: -1) {
        HStack(spacing: -1) {
          Box("a", 4).border(.rounded)
          Box("b", 4).border(.rounded)
        }
        HStack(spacing: -1) {
          Box("c", 4).border(.heavy)
          Box("d", 4).border(.rounded)
        }
      }
      .joinsLines()
    }
    #expect(
      text == """
        ╭────┬────╮
        │aaaa│bbbb│
        ┢━━━━╅────┤
        ┃cccc┃dddd│
        ┗━━━━┹────╯
        """)
  }

  @Test func withoutItLinesStandByThemselves() {
    #expect(picture(6, 3) { Divider().border(.light) } == "┌────┐\n│────│\n└────┘")
  }

  /// When a line comes or goes, only the joints of the border are redrawn.
  @Test func jointsComeAndGoWithTheirLine() {
    let shown = Shown()
    let driver = ViewDriver(width: 8, height: 5) {
      VStack {
        Box("a", 6, 1)
        ZStack {
          Spacer()
          if shown.isOn { Divider() }
        }
        .frame(width: 6, height: 1)
        Box("b", 6, 1)
      }
      .border(.heavy).joinsLines()
    }
    var mirror = ScreenMirror(driver)
    let without = driver.text
    shown.isOn = true
    driver.runtime.showFrame()
    mirror.follow(driver)
    #expect(driver.text.contains("┠──────┨"))
    shown.isOn = false
    driver.runtime.showFrame()
    mirror.follow(driver)
    #expect(driver.text == without)
  }

  @Test(arguments: [
    (16, "── Notes ───────"), (9, "── No… ──"), (7, "── … ──"), (6, "──────"), (1, "─"),
  ])
  func aDividerHasATitle(_ width: Int, _ expected: String) {
    #expect(picture(width, 1) { Divider(title: "Notes") } == expected)
  }

  @Test func withoutUnicodeJointsArePluses() {
    #expect(
      asciiPicture(6, 3) { Divider().border(.rounded).joinsLines() } == "+----+\n+----+\n+----+")
  }
}
