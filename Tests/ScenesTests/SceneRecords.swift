import Scenes
import TestSupport
import Testing
import Widgets

/// The pictures of the scenes that no other test records, each in two sizes on one page.
struct SceneRecords {
  private nonisolated static let recorded = [
    "home with a game to resume", "palette, searching", "notice", "turtle", "giving up asks",
    "celebration", "result", "board with notes", "solution, clash",
  ]

  @Test(arguments: recorded, SceneLanguage.allCases)
  func pictures(name: String, language: SceneLanguage) async throws {
    guard let scene = SuiteScene.named(name) else { throw MissingScene(name: name) }
    // A stage of its own: what falls and fades is gone once the screen has had another size.
    var pages: [String] = []
    for size in [Size(width: 80, height: 24), Size(width: 40, height: 20)] {
      let stage = try await SceneStage(scene, in: SceneSetting(size: size, language: language))
      pages.append(stage.canvas.text)
    }
    expectSnapshot(pages.joined(separator: "\n\n"), named: "\(name) \(language.rawValue)")
  }
}

/// A name without a scene.
private struct MissingScene: Error {
  let name: String
}
