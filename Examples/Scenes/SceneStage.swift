public import Screens
public import Scutes
public import ScutesTesting
import Store
import Sudoku

/// Shows a scene on a headless terminal, where a user can continue it.
public final class SceneStage {
  /// The terminal, and the keyboard at it.
  public let driver: ViewDriver
  /// The suite that is shown.
  public let suite: Suite
  /// The current setting.
  public private(set) var setting: SceneSetting
  private let scene: SuiteScene
  private let dependencies: Dependencies

  /// Shows `scene` in `setting`.
  public init(_ scene: SuiteScene, in setting: SceneSetting = SceneSetting()) async throws {
    let world = try SceneWorld(scene.past)
    let look = setting.look
    dependencies = world.dependencies(effects: scene.effects)
    dependencies.speakAndLook(as: setting)
    let suite = Suite(dependencies: dependencies, notice: scene.notice)
    try scene.begin(suite)
    driver = ViewDriver(
      width: setting.size.width, height: setting.size.height, theme: look.theme.theme,
      colorDepth: look.capabilities.colorDepth, isUnicode: look.capabilities.isUnicode,
      clock: world.clock
    ) {
      SuiteView(suite: suite)
    }
    self.suite = suite
    self.setting = setting
    self.scene = scene
    suite.configure(driver.runtime)
    driver.runtime.showFrame()
    for step in scene.steps { try await take(step) }
  }

  /// Shows the same scene in `setting`, which is much faster than a new stage. Unicode can't
  /// change, so a look in ASCII has to be chosen at the start.
  public func show(in setting: SceneSetting) {
    precondition((setting.look == .ascii) == (self.setting.look == .ascii), "another terminal")
    self.setting = setting
    dependencies.speakAndLook(as: setting)
    driver.resize(width: setting.size.width, height: setting.size.height)
  }

  /// The content of the screen.
  public var canvas: Canvas {
    let canvas = driver.canvas ?? Canvas(size: .zero)
    return setting.look == .ascii ? canvas.inASCII : canvas
  }

  /// The screen as a picture.
  public var picture: SVGPicture {
    SVGPicture(canvas, colorDepth: setting.look.capabilities.colorDepth)
  }

  private func take(_ step: SuiteScene.Step) async throws {
    switch step {
    case .type(let keys): driver.type(keys)
    case .press(let key): driver.press(key)
    case .fill(let keys): typeAtOnce(keys)
    case .paste(let text): driver.send(.paste(text))
    case .hold(let key, let text):
      for _ in 0..<100 where !driver.text.contains(text) { driver.type(String(key)) }
    case .wait(let text):
      guard await driver.wait(until: { driver.text.contains(text) }) else {
        throw SceneFailure(
          reason: "\(scene), \(setting): \"\(text)\" never comes\n\(driver.text)")
      }
    case .finish:
      guard await driver.waitForTasks() else {
        throw SceneFailure(reason: "\(scene), \(setting): a task never ends\n\(driver.text)")
      }
    case .pass(let time): driver.advance(by: time)
    case .solve: typeAtOnce(Self.keysOfSolution(of: try ScenePuzzles.new()))
    }
  }

  private func typeAtOnce(_ keys: String) {
    driver.terminal.send(keys.map { .key(KeyPress(typedAs: $0)) })
    driver.runtime.step()
  }

  /// The solution from the first empty cell on, where the cursor of a new game is.
  private static func keysOfSolution(of puzzle: Puzzle) -> String {
    let empty = puzzle.givens.emptyCells
    guard var cursor = empty.first else { return "" }
    var keys = ""
    for cell in empty {
      keys += arrows("↑", "↓", cell.row - cursor.row)
      keys += arrows("←", "→", cell.column - cursor.column)
      keys += puzzle.solution[cell]?.description ?? ""
      cursor = cell
    }
    return keys
  }

  private static func arrows(_ back: String, _ forth: String, _ count: Int) -> String {
    String(repeating: count < 0 ? back : forth, count: abs(count))
  }
}

extension Dependencies {
  /// Applies the language and colours of `setting` to the suite.
  fileprivate func speakAndLook(as setting: SceneSetting) {
    preferred.language = setting.language.choice
    preferred.theme = ThemeChoice(rawValue: setting.look.theme.rawValue) ?? .automatic
    usesPseudoLanguage = setting.language == .pseudo
  }
}

extension SuiteScene {
  fileprivate var effects: Effects {
    switch start {
    case .startUp, .board(celebrates: true): .full
    default: .none
    }
  }

  fileprivate var notice: String? {
    if case .notice(let text) = start { text } else { nil }
  }

  fileprivate func begin(_ suite: Suite) throws {
    switch start {
    case .home, .notice: break
    case .startUp, .welcome: suite.begin()
    case .board: suite.play(try ScenePuzzles.new())
    }
  }
}
