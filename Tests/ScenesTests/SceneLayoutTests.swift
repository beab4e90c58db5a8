import Models
import Scenes
import TestSupport
import Testing
import Widgets

/// Every screen in every size and language: nothing is lost, nothing lies over anything.
struct SceneLayoutTests {
  @Test(arguments: SuiteScene.all, Language.allCases)
  func everythingHasItsPlace(scene: SuiteScene, language: Language) async throws {
    let stage = try await SceneStage(
      scene, in: SceneSetting(size: SceneSetting.sizes[0], language: language))
    for size in SceneSetting.sizes {
      stage.driver.resize(width: size.width, height: size.height)
      let text = stage.driver.text
      let place = "\(scene) \(size.width)x\(size.height) \(language)\n\(text)"
      let overflows = stage.driver.overflows.map(\.description)
      #expect(overflows.isEmpty, "\(overflows.joined(separator: "\n"))\n\(place)")
      let cuts = stage.driver.cuts
      #expect(cuts.isEmpty, "\(cuts.joined(separator: "\n"))\n\(place)")
      let letters = text.count { $0.isLetter || $0.isNumber }
      #expect(letters > 20, "empty: \(place)")
      let showsWay =
        scene.id.hasPrefix("home") || text.contains { "‹✕■⎋".contains($0) }
        || Self.sentences.contains { text.contains($0) }
      #expect(showsWay, "no way back: \(place)")
    }
  }

  /// What stands in the place of a sign that leads back.
  private nonisolated static let sentences = ["Esc", "⏎"]

  @Test func noTwoScenesShareAName() {
    let names = SuiteScene.all.map(\.id)
    #expect(Set(names).count == names.count)
  }
}
