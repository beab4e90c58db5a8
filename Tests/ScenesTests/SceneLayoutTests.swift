import Hints
import Scenes
import TestSupport
import Testing
import Widgets

@testable import Screens

/// Every screen in every size and language: nothing is lost, and nothing overlaps.
struct SceneLayoutTests {
  @Test(arguments: SuiteScene.all)
  func everythingHasItsPlace(scene: SuiteScene) async throws {
    let stage = try await SharedStages.stage(scene)
    for setting in Self.settings {
      stage.show(in: setting)
      let text = stage.driver.text
      let place = "\(scene) \(setting)\n\(text)"
      let misplaced =
        stage.driver.overflows.map(\.description) + stage.driver.cuts
        + stage.driver.lostControls
      #expect(misplaced.isEmpty, "\(misplaced.joined(separator: "\n"))\n\(place)")
      let letters = text.count { $0.isLetter || $0.isNumber }
      #expect(letters > 8, "empty: \(place)")
      let leadsBack = setting.language == .pseudo || showsWayBack(text, of: scene)
      #expect(leadsBack, "no way back: \(place)")
    }
  }

  /// The pseudo-language in every size; the others where there is little room. On a large screen they
  /// tell nothing more.
  private static let settings = SceneSetting.ofLayout.filter {
    $0.language == .pseudo || $0.size.width <= 80
  }

  private nonisolated static let words = ["Esc", "Skip", "건너뛰기", "Cancel", "취소", "h Home", "h 홈"]

  /// Returns `true` if the screen says how to leave it. Screens that any key leaves needn't, Home
  /// is where leaving leads, and the palette is closed as it was opened.
  private func showsWayBack(_ text: String, of scene: SuiteScene) -> Bool {
    let needsNone = ["home", "palette", "start-up", "level splash", "celebration"]
    return needsNone.contains { scene.id.hasPrefix($0) } || text.contains { "‹✕■".contains($0) }
      || Self.words.contains { text.contains($0) }
      || Language.allCases.contains { text.contains("q \(Words.in($0).board.end)") }
  }

  @Test func noTwoScenesShareAName() {
    let names = SuiteScene.all.map(\.id)
    let count = Set(names).count
    #expect(count == names.count)
  }
}
