import Scutes
import ScutesTesting

/// The pictures for the pages of the documentation, by file name.
public enum PagePictures {
  /// A page with pictures, by its path in the repository.
  public enum Page: String, CaseIterable, Sendable {
    case readme = "README.md"
    case playing = "docs/playing.md"
    case look = "docs/look.md"
    case workbench = "docs/workbench.md"
  }

  private struct Entry {
    let page: Page
    let file: String
    let scene: String
    var setting = SceneSetting()
  }

  private static let entries = [
    Entry(page: .playing, file: "home", scene: "home with a game to resume"),
    Entry(page: .playing, file: "board", scene: "board with notes"),
    Entry(page: .playing, file: "hint", scene: "hint, drawn"),
    Entry(
      page: .playing, file: "solver", scene: "solution, a step",
      setting: SceneSetting(look: .light)),
    Entry(page: .playing, file: "memory", scene: "memory, a game"),
    Entry(page: .look, file: "look-welcome", scene: "welcome"),
    Entry(page: .look, file: "look-first-steps", scene: "first steps"),
    Entry(
      page: .look, file: "look-home", scene: "home with a game to resume",
      setting: SceneSetting(size: wide)),
    Entry(
      page: .look, file: "look-board", scene: "board with digits", setting: SceneSetting(size: wide)
    ),
    Entry(
      page: .look, file: "look-notes", scene: "board with notes",
      setting: SceneSetting(look: .light)),
    Entry(
      page: .look, file: "look-hint", scene: "hint, drawn",
      setting: SceneSetting(size: Size(width: 120, height: 40))),
    Entry(page: .look, file: "look-lesson", scene: "lesson"),
    Entry(page: .look, file: "look-win", scene: "result"),
    Entry(
      page: .look, file: "look-statistics", scene: "statistics",
      setting: SceneSetting(size: Size(width: 120, height: 40))),
    Entry(
      page: .look, file: "look-small", scene: "board with digits",
      setting: SceneSetting(size: Size(width: 40, height: 20), language: .korean)),
  ]

  private static let workbench = [
    ("import", "a puzzle from a forum"), ("steps", "all steps"),
    ("colors", "several colours in a cell"), ("fails", "a chain that fails"),
    ("proves", "a chain that proves"),
    ("moves", "moves and branches"), ("export", "export"), ("setter", "setter's view"),
    ("paths", "paths to a solution"),
    ("collection", "collection"),
  ].map { name, scene in
    Entry(
      page: .workbench, file: "workbench-\(name)", scene: scene, setting: SceneSetting(size: wide))
  }

  private static let wide = Size(width: 160, height: 50)

  /// A minute of play in some seconds: from Home into the game, digits, notes, and a hint to its end.
  private static func film() async throws -> Film {
    let stage = try await SceneStage(SuiteScene("film", past: .beforeChain))
    var film = Film()
    func show(_ milliseconds: Int) {
      let step = 100
      for _ in 0..<max(1, milliseconds / step) {
        film.show(stage.canvas, for: .milliseconds(step))
        stage.driver.advance(by: .milliseconds(step))
      }
    }
    show(1500)
    for (keys, text, milliseconds) in [
      ("r", nil, 1500), ("H", "H more", 2000), ("H", nil, 2500), ("H", nil, 4000),
      ("⏎", nil, 1500), ("→", nil, 200), ("→", nil, 200), ("↓", nil, 200), ("AA", nil, 2000),
      ("q", nil, 1500),
    ] as [(String, String?, Int)] {
      stage.driver.type(keys)
      if let text {
        guard await stage.driver.wait(until: { stage.driver.text.contains(text) }) else {
          throw SceneFailure(reason: "\"\(text)\" never comes in the film")
        }
      }
      show(milliseconds)
    }
    return film
  }

  /// Each page, with the name and the contents of a file.
  public static func files() async throws -> [(page: Page, name: String, text: String)] {
    var files: [(Page, String, String)] = []
    for entry in entries + workbench {
      guard let scene = SuiteScene.named(entry.scene) else {
        throw SceneFailure(reason: "there is no scene named \(entry.scene)")
      }
      let stage = try await SceneStage(scene, in: entry.setting)
      files.append((entry.page, "\(entry.file).svg", stage.picture.text))
    }
    let film = try await film()
    files.append((.readme, "play.svg", film.picture))
    files.append((.readme, "play.cast", film.asciicast))
    return files
  }
}
