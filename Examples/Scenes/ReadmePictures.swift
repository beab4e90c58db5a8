import Widgets
import WidgetsTesting

/// The pictures of the README, by the names of their files.
public enum ReadmePictures {
  private static let scenes: [(file: String, scene: String, look: SceneLook)] = [
    ("home", "home with a game to resume", .dark), ("board", "board with notes", .dark),
    ("hint", "hint, drawn", .dark), ("solver", "solution, a step", .light),
    ("memory", "memory, a game", .dark),
  ]

  /// Each file's name and what is to be in it.
  public static func files() async throws -> [(name: String, text: String)] {
    var files: [(String, String)] = []
    for (file, name, look) in scenes {
      guard let scene = SuiteScene.named(name) else {
        throw SceneFailure(reason: "there is no scene named \(name)")
      }
      let stage = try await SceneStage(scene, in: SceneSetting(look: look))
      files.append(("\(file).svg", stage.picture.text))
    }
    return files
  }
}
