import Scenes
import Scutes
import TestSupport
import Testing

/// The pictures of the scenes that no other test records.
struct SceneRecords {
  private nonisolated static let recorded: [(name: String, language: SceneLanguage)] =
    [
      "home with a game to resume", "palette, searching", "notice", "turtle", "giving up asks",
      "celebration", "result", "board with notes", "solution, clash",
    ].map { ($0, .english) } + [("result", .korean), ("board with notes", .korean)]

  @Test(arguments: recorded)
  func pictures(name: String, language: SceneLanguage) async throws {
    guard let scene = SuiteScene.named(name) else { throw MissingScene(name: name) }
    // A stage of its own: what falls and fades is gone once the screen has had another size.
    let stage = try await SceneStage(scene, in: SceneSetting(language: language))
    expectSnapshot(stage.canvas.text, named: "\(name) \(language.rawValue)")
  }
}

/// A name without a scene.
private struct MissingScene: Error {
  let name: String
}
