import Scenes
import TestSupport
import Testing

@testable import Screens
@testable import Scutes
@testable import ScutesConsole

/// The ways out of every screen, and what opens on all of them.
struct SceneWayTests {
  /// Scenes that end by themselves or at any key.
  private nonisolated static let fleeting =
    ["start-up", "level splash", "making a puzzle", "celebration"]

  @Test(arguments: SuiteScene.all)
  func keysAndCommandsOpenNothingComesByItselfAndEscapeLeadsHome(scene: SuiteScene) async throws {
    let stage = try await SceneStage(scene)
    if !Self.fleeting.contains(scene.id) {
      if !scene.isOverlay { try expectOverlays(on: stage, scene) }
      expectRest(of: stage, scene)
    }
    for _ in 0..<8 where !stage.isAtHome {
      stage.driver.type("⎋")
      stage.driver.advance(by: .seconds(1))
    }
    let (text, isAtHome) = (stage.driver.text, stage.isAtHome)
    #expect(isAtHome, "\(scene)\n\(text)")
  }

  /// Expects the keys and the commands to open over the scene, and to close again.
  private func expectOverlays(on stage: SceneStage, _ scene: SuiteScene) throws {
    let before = Self.withoutFooter(stage.driver.text)
    let commands = KeyPress("p", modifiers: .control)
    let keys =
      stage.isWriting
      ? [(KeyPress(.function(1)), " Keys "), (commands, "╭─ Commands")]
      : [(KeyPress("?"), " Keys "), (KeyPress(":"), "╭─ Commands"), (commands, "╭─ Commands")]
    for (key, sign) in keys {
      stage.driver.press(key)
      let open = Self.withoutFooter(stage.driver.text)
      let isOpen = open != before && open.contains(sign)
      #expect(isOpen, "\(scene): \(key)\n\(open)")
      stage.driver.type("⎋")
      let after = Self.withoutFooter(stage.driver.text)
      let isClosed = after == before
      #expect(isClosed, "\(scene): \(key) was\n\(before)\nis\n\(after)")
    }
  }

  /// The screen without its last row, whose keys depend on the focus.
  private static func withoutFooter(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "\n")
  }

  /// Expects the screen to stay, however long one waits.
  private func expectRest(of stage: SceneStage, _ scene: SuiteScene) {
    let before = stage.suite.router.path
    for _ in 0..<5 { stage.driver.advance(by: .seconds(7)) }
    let after = stage.suite.router.path
    #expect(after == before)
  }

  /// Signs and words of the controls that lead back, those of the topmost layer first.
  private nonisolated static let signs = [
    "✕", "Skip", "Cancel", "Keep playing", "‹", "q Leave", "Leave  ", "■", "⌂", "h Home",
  ]

  /// Expects every glyph on the screen to have a stand-in.
  private func expectStandIns(on stage: SceneStage, _ scene: SuiteScene) {
    let text = stage.driver.text
    let strangers = Set(text.filter { !$0.isASCII }).filter { character in
      GlyphFallback.ascii(character.unicodeScalars.first ?? " ") == "?"
    }
    #expect(strangers.isEmpty, "\(scene): \(strangers)\n\(text)")
    let isASCII = stage.canvas.text.allSatisfy(\.isASCII)
    #expect(isASCII)
  }

  @Test(arguments: SuiteScene.all)
  func withoutUnicodeEverythingHasAStandInAndClicksLeadHome(scene: SuiteScene) async throws {
    let stage = try await SceneStage(
      scene, in: SceneSetting(size: SceneSetting.sizes[0], look: .ascii))
    expectStandIns(on: stage, scene)
    for _ in 0..<8 where !stage.isAtHome {
      let before = stage.driver.text
      for sign in Self.signs where stage.driver.text == before { stage.driver.click(on: sign) }
      if stage.driver.text == before { stage.driver.click(x: 1, y: 0) }
      stage.driver.advance(by: .seconds(1))
    }
    let (text, isAtHome) = (stage.driver.text, stage.isAtHome)
    #expect(isAtHome, "\(scene)\n\(text)")
  }

  @Test(arguments: ["q", "⎋", "click"])
  func leavingABoardPassesTheSplashOver(way: String) async throws {
    guard let splash = SuiteScene.named("level splash") else { return }
    let stage = try await SceneStage(splash)
    stage.driver.type(" ")
    let onBoard = stage.suite.router.path
    let board = try #require(stage.suite.board)
    #expect(onBoard == [.levels, .packs, .board(board)])
    if way == "click" { stage.driver.click(on: "■") } else { stage.driver.type(way) }
    let left = stage.suite.router.path
    #expect(left == [.levels, .packs])
  }
}

extension SuiteScene {
  /// `true` if it shows the keys or the commands.
  fileprivate var isOverlay: Bool { id.hasPrefix("palette") || id.hasPrefix("keys of") }
}

extension SceneStage {
  /// `true` if typing enters text or teaches keys, so that letters aren't commands.
  fileprivate var isWriting: Bool {
    driver.text.contains("Press Shift and")
      || driver.text.split(separator: "\n").last { !$0.allSatisfy(\.isWhitespace) }?
        .contains("F1") ?? false
  }

  /// `true` if Home is visible and nothing covers it.
  fileprivate var isAtHome: Bool {
    suite.router.path.isEmpty && driver.text.contains("About") && !driver.text.contains("✕")
      && !driver.text.contains("╭─ Commands")
  }
}
