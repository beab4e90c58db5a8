import Models
import Scenes
import Screens
import TestSupport
import Testing

@testable import Widgets

/// Every screen in every look: what is written can be read.
struct SceneLookTests {
  @Test(arguments: SuiteScene.all)
  func whatIsWrittenCanBeMadeOut(scene: SuiteScene) async throws {
    let stage = try await SceneStage(scene)
    for look in SceneLook.allCases where look != .ascii {
      let theme = look.theme.theme
      stage.driver.runtime.theme = theme
      stage.driver.runtime.showFrame()
      let faint = Faintness(theme)
      let poor = PoorContrast.all(in: stage.canvas, at: look.capabilities.colorDepth, faint)
      let text = stage.driver.text
      #expect(poor.isEmpty, "\(scene) \(look.rawValue): \(poor)\n\(text)")
    }
  }

  @Test(arguments: SuiteScene.all)
  func withoutUnicodeEverythingHasAStandIn(scene: SuiteScene) async throws {
    let stage = try await SceneStage(
      scene, in: SceneSetting(size: SceneSetting.sizes[0], look: .ascii))
    for size in SceneSetting.sizes.prefix(2) {
      stage.driver.resize(width: size.width, height: size.height)
      let text = stage.driver.text
      let strangers = Set(text.filter { !$0.isASCII }).filter { character in
        GlyphFallback.ascii(character.unicodeScalars.first ?? " ") == "?"
      }
      #expect(strangers.isEmpty, "\(scene): \(strangers)\n\(text)")
      let isASCII = stage.canvas.text.allSatisfy(\.isASCII)
      #expect(isASCII)
    }
  }
}

/// What may be fainter than the rest in a theme: what cannot be used, and what lies below a sheet.
private nonisolated struct Faintness {
  let inks: Set<Color>
  let grounds: Set<Color>

  init(_ theme: Theme) {
    let disabled: [StyleRole] = [.disabled, .buttonDisabled, .fieldPlaceholder]
    inks = Set(disabled.compactMap { theme.style(for: $0).foreground })
    grounds = Set(theme.styles.values.compactMap { $0.background?.dimmed })
  }
}

/// Letters that can hardly be told from what is behind them.
private nonisolated enum PoorContrast {
  /// Each pair of colours once, with the letters in it. 4.5 is what letters need, 3 what may be faint.
  static func all(in canvas: Canvas, at depth: ColorDepth, _ faint: Faintness) -> [String] {
    var letters: [[Color]: (contrast: Double, text: String)] = [:]
    for cell in canvas.cells where cell.glyph.character.isLetter || cell.glyph.character.isNumber {
      guard !faint.grounds.contains(cell.background), !cell.attributes.contains(.dim) else {
        continue
      }
      let ground = cell.background.nearest(at: depth)
      let ink = cell.foreground.shown(on: cell.background, at: depth)
      guard let contrast = ink.contrast(with: ground) else { continue }
      let least = faint.inks.contains(cell.foreground) ? 3 : 4.5
      guard contrast < least else { continue }
      letters[[ink, ground], default: (contrast, "")].text.append(cell.glyph.character)
    }
    return letters.map { colors, found in
      "\(found.text.prefix(30)): \(colors[0]) on \(colors[1]) has \(found.contrast)"
    }.sorted()
  }
}
