import Scenes
import Screens
import TestSupport
import Testing

@testable import Scutes
@testable import ScutesConsole

/// Every screen in every look: all text is legible.
struct SceneLookTests {
  @Test(arguments: SuiteScene.all)
  func whatIsWrittenCanBeMadeOut(scene: SuiteScene) async throws {
    let stage = try await SharedStages.stage(scene)
    for look in SceneLook.allCases where look != .ascii {
      stage.show(in: SceneSetting(look: look))
      let faint = Faintness(look.theme.theme)
      let poor = PoorContrast.all(
        in: stage.canvas, at: look.capabilities.colorDepth, faint,
        hasDrawnBackBoard: scene.id == "first steps")
      let message = "\(scene) \(look.rawValue): \(poor)\n\(stage.driver.text)"
      #expect(poor.isEmpty, "\(message)")
    }
  }
}

/// Text that may be fainter than the rest in a theme: disabled elements, and anything below a
/// sheet.
private nonisolated struct Faintness {
  let inks: Set<Color>
  let grounds: Set<Color>

  init(_ theme: Theme) {
    let disabled: [StyleRole] = [.disabled, .buttonDisabled, .fieldPlaceholder]
    inks = Set(disabled.compactMap { theme.style(for: $0).foreground })
    grounds = Set(theme.styles.values.compactMap { $0.background?.dimmed })
  }
}

/// Letters that hardly differ from their background.
private nonisolated enum PoorContrast {
  /// Each pair of colours once, with its letters. Letters need a contrast of 4.5, faint ones 3, and
  /// the digits of a board outside a callout 1.7.
  static func all(
    in canvas: Canvas, at depth: ColorDepth, _ faint: Faintness, hasDrawnBackBoard: Bool
  ) -> [String] {
    var written: [[Color]: String] = [:]
    for cell in canvas.cells where cell.glyph != .space && !cell.attributes.contains(.dim) {
      let character = cell.glyph.character
      guard character.isLetter || character.isNumber else { continue }
      written[[cell.foreground, cell.background], default: ""].append(character)
    }
    var letters: [[Color]: (contrast: Double, text: String)] = [:]
    for (colors, text) in written where !faint.grounds.contains(colors[1]) {
      let ground = colors[1].nearest(at: depth)
      let ink = colors[0].shown(on: colors[1], at: depth)
      let isDrawnBack = hasDrawnBackBoard && text.allSatisfy(\.isNumber)
      let least = isDrawnBack ? 1.7 : faint.inks.contains(colors[0]) ? 3 : 4.5
      guard let contrast = ink.contrast(with: ground), contrast < least else { continue }
      letters[[ink, ground]] = (contrast, text)
    }
    // The turtle's feet are part of a picture.
    return letters.filter { !$0.value.text.allSatisfy("ou".contains) }.map { colors, found in
      "\(found.text.prefix(30)): \(colors[0]) on \(colors[1]) has \(found.contrast)"
    }.sorted()
  }
}
