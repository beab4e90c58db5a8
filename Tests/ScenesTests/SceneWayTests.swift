import Models
import Scenes
import Screens
import TestSupport
import Testing
import Widgets

/// The ways out of every screen, and what opens on all of them.
struct SceneWayTests {
  /// Scenes that go by themselves, or at any key.
  private nonisolated static let fleeting =
    ["start-up", "level splash", "making a puzzle", "celebration"]
  private nonisolated static let lasting = SuiteScene.all.filter { !fleeting.contains($0.id) }

  @Test(arguments: SuiteScene.all)
  func escapeLeadsHome(scene: SuiteScene) async throws {
    let stage = try await SceneStage(scene)
    for _ in 0..<8 { stage.driver.type("⎋") }
    let (text, path) = (stage.driver.text, stage.suite.router.path)
    #expect(path.isEmpty, "\(scene): \(path)\n\(text)")
    #expect(stage.isAtHome, "\(scene)\n\(text)")
  }

  /// Signs of the controls that lead back, those of what lies on top first.
  private nonisolated static let signs = ["✕", "‹", "■", "⌂"]

  @Test(arguments: SuiteScene.all, [Size(width: 80, height: 24), Size(width: 40, height: 20)])
  func clicksLeadHome(scene: SuiteScene, size: Size) async throws {
    let stage = try await SceneStage(scene, in: SceneSetting(size: size))
    for _ in 0..<8 where !stage.isAtHome {
      let before = stage.driver.text
      if !stage.driver.click(on: "Skip") {
        for sign in Self.signs where stage.driver.text == before { stage.driver.click(on: sign) }
      }
      if stage.driver.text == before { stage.driver.click(x: 1, y: 0) }
    }
    let text = stage.driver.text
    #expect(stage.isAtHome, "\(scene)\n\(text)")
  }

  @Test(arguments: lasting, ["?", ":", "Ctrl-P"])
  func keysAndCommandsOpenAndClose(scene: SuiteScene, key: String) async throws {
    let stage = try await SceneStage(scene)
    let before = stage.driver.text
    if key == "Ctrl-P" {
      stage.driver.press(KeyPress("p", modifiers: .control))
    } else {
      stage.driver.type(key)
    }
    let open = stage.driver.text
    #expect(open != before, "\(scene)\n\(before)")
    stage.driver.type("⎋")
    let after = stage.driver.text
    #expect(after == before, "\(scene)\n\(after)")
  }

  @Test(arguments: lasting)
  func nothingComesByItself(scene: SuiteScene) async throws {
    let stage = try await SceneStage(scene)
    let before = stage.suite.router.path
    for _ in 0..<10 { stage.driver.advance(by: .seconds(7)) }
    let after = stage.suite.router.path
    #expect(after == before)
  }

  @Test(arguments: ["q", "⎋", "click"])
  func leavingABoardPassesTheSplashOver(way: String) async throws {
    guard let splash = SuiteScene.named("level splash") else { return }
    let stage = try await SceneStage(splash)
    stage.driver.type(" ")
    let onBoard = stage.suite.router.path
    #expect(onBoard == [.levels, .packs, .board])
    if way == "click" { stage.driver.click(on: "■") } else { stage.driver.type(way) }
    let left = stage.suite.router.path
    #expect(left == [.levels, .packs])
  }
}

extension SceneStage {
  /// Whether Home is shown and nothing lies on it.
  fileprivate var isAtHome: Bool {
    suite.router.path.isEmpty && driver.text.contains("About") && !driver.text.contains("✕")
  }
}
