import TestSupport
import Testing

@testable import Scutes
@testable import ScutesConsole

struct UndimmedTests {
  @Test func aSheetDimsWhatIsBelowItButNotTheLineOfItsKeys() throws {
    let shown = Shown()
    let ground = Color.hex(0x4060A0)
    let theme = Theme(name: "test", styles: [.ground: TextStyle(background: ground)])
    let driver = ViewDriver(width: 30, height: 8, theme: theme) {
      VStack {
        Text("below")
        Spacer()
        KeyHints()
      }
      .sheet(
        isPresented: shown.isOnBinding, title: "Sheet"
      ) { Text("one") }
    }
    shown.isOn = true
    driver.runtime.showFrame()
    guard let canvas = driver.canvas else { throw NoPicture() }
    let (top, footer) = (canvas[0, 0].background, canvas[0, 7].background)
    #expect(top == ground.dimmed && footer == ground)
    let keys = driver.screen.split(separator: "\n").last ?? ""
    #expect(keys.contains("Esc close"))
  }

  @Test func whatLiesInBrightRectsIsLeftOutOfWhatIsDimmed() {
    let ground = Color.hex(0x808080)
    let painter = Painter(size: Size(width: 6, height: 4))
    painter.forEachCell(of: painter.bounds) { $0.background = ground }
    painter.dim(
      painter.bounds,
      butFor: [Rect(x: 1, y: 1, width: 2, height: 1), Rect(x: 0, y: 3, width: 6, height: 1)])
    let canvas = painter.canvas
    let bright = (0..<4).map { y in
      (0..<6).map { canvas[$0, y].background == ground ? "#" : "." }.joined()
    }
    #expect(bright == ["......", ".##...", "......", "######"])
  }
}

private struct NoPicture: Error {}
