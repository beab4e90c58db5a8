import Hints
import Scenes
import Scutes
import Sudoku
import TestSupport
import Testing

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
      let rows = text.split(separator: "\n").dropFirst().dropLast()
      let drawn = rows.count { $0.contains { !$0.isWhitespace } }
      #expect(drawn > 0, "empty: \(place)")
      let leadsBack = showsWayBack(text, of: scene)
      #expect(leadsBack, "no way back: \(place)")
    }
  }

  /// The pseudo-language in every size; the others where there is little room. On a larger screen they
  /// tell nothing more, and in English the usual size is in the pictures of each screen.
  private static let settings =
    SceneSetting.ofLayout.filter {
      switch $0.language {
      case .english: $0.size.width <= 40
      case .korean: $0.size.width <= 80
      case .pseudo: true
      }
    } + [SceneSetting(size: Size(width: 120, height: 40), language: .pseudo)]

  private nonisolated static let words =
    ["Esc", "건너뛰기", "취소", "h Home", "h 홈"]
    + ["Skip", "Cancel"].flatMap { [$0, PseudoLanguage()($0)] }

  /// Returns `true` if the screen says how to leave it. Screens that any key leaves needn't, Home
  /// is where leaving leads, and the palette is closed as it was opened.
  private func showsWayBack(_ text: String, of scene: SuiteScene) -> Bool {
    let needsNone = ["home", "palette", "start-up", "level splash", "celebration"]
    return needsNone.contains { scene.id.hasPrefix($0) } || text.contains { "‹✕■".contains($0) }
      || Self.words.contains { text.contains($0) }
      || [Words.english, .korean, .pseudo].contains { text.contains("q \($0.board.end)") }
  }

  @Test func noTwoScenesShareAName() {
    let names = SuiteScene.all.map(\.id)
    let count = Set(names).count
    #expect(count == names.count)
  }
}
