import ScutesTesting
import TestSupport
import Testing

@testable import Scutes

struct OwnColorsTests {
  private struct Sample: LeafView, Equatable {
    func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
      Size(width: 2, height: 1)
    }

    func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
      painter.write("██", at: rect.origin, style: TextStyle(foreground: .rgb(200, 10, 10)))
    }
  }

  /// The colours of the sample and of the text beside it in the first row, which is selected.
  private func colors(keeps: Bool) throws -> (sample: Color, text: Color) {
    let driver = ViewDriver(width: 12, height: 2, theme: .kameDark) {
      List(selection: .constant(Optional(0))) {
        ForEach(0..<2) { row in
          HStack {
            if keeps { Sample().keepsColorsWhenSelected() } else { Sample() }
            Text("row \(row)").foregroundStyle(.error)
          }
        }
      }
    }
    let canvas = try #require(driver.canvas)
    return (canvas[2, 0].foreground, canvas[4, 0].foreground)
  }

  @Test func aSampleKeepsItsColourInASelectedRowAndTheTextBesideItDoesNot() throws {
    let selection = Theme.kameDark.style(for: .selection).foreground
    let kept = try colors(keeps: true)
    #expect(kept.sample == .rgb(200, 10, 10))
    #expect(kept.text == selection)
    #expect(try colors(keeps: false).sample == selection)
  }
}
