import Models
import Scenes
import TestSupport
import Testing
import Widgets

@testable import Screens

/// Every screen in every size and language: nothing is lost, nothing lies over anything.
struct SceneLayoutTests {
  @Test(arguments: SuiteScene.all)
  func everythingHasItsPlace(scene: SuiteScene) async throws {
    let stage = try await SceneStage(scene, in: SceneSetting(size: SceneSetting.sizes[0]))
    for language in Language.allCases {
      stage.suite.outside.preferences.values.language = language == .korean ? .korean : .english
      for size in SceneSetting.sizes {
        stage.driver.resize(width: size.width, height: size.height)
        let text = stage.driver.text
        let place = "\(scene) \(size.width)x\(size.height) \(language)\n\(text)"
        let misplaced = stage.driver.overflows.map(\.description) + stage.driver.cuts
        #expect(misplaced.isEmpty, "\(misplaced.joined(separator: "\n"))\n\(place)")
        let letters = text.count { $0.isLetter || $0.isNumber }
        #expect(letters > 12, "empty: \(place)")
        let leadsBack = showsWayBack(text, of: scene)
        #expect(leadsBack, "no way back: \(place)")
      }
    }
  }

  private nonisolated static let words = ["Esc", "Skip", "건너뛰기", "Cancel", "취소"]

  /// Whether the screen says how to leave it. What goes at any key need not, Home is where it leads,
  /// and the palette is left as it was opened.
  private func showsWayBack(_ text: String, of scene: SuiteScene) -> Bool {
    let needsNone = ["home", "palette", "start-up", "level splash", "celebration"]
    return needsNone.contains { scene.id.hasPrefix($0) } || text.contains { "‹✕■".contains($0) }
      || Self.words.contains { text.contains($0) }
  }

  @Test func noTwoScenesShareAName() {
    let names = SuiteScene.all.map(\.id)
    let count = Set(names).count
    #expect(count == names.count)
  }
}
