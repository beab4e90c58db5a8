import Scutes

/// A screen of the suite and the way to it: the start of the program, the games played before, and
/// the keys typed.
public nonisolated struct SuiteScene: Identifiable, Sendable, CustomStringConvertible {
  /// A unique description of its content.
  public let id: String
  /// The games played before.
  let past: ScenePast
  /// The starting point of the program.
  let start: Start
  /// The steps to perform.
  let steps: [Step]

  /// A starting point of the program.
  enum Start: Sendable {
    /// At Home.
    case home
    /// The start-up screen.
    case startUp
    /// The welcome of the first run.
    case welcome
    /// On the board of a new game; with all effects or none.
    case board(celebrates: Bool = false)
    /// Home with a message.
    case notice(String)
  }

  /// A user's step.
  enum Step: Sendable {
    /// Types characters and the signs of keys: "→5⏎".
    case type(String)
    /// Presses a key that no sign stands for.
    case press(KeyPress)
    /// Types a puzzle to solve, cell by cell, before the next frame.
    case fill(String)
    /// Pastes a text.
    case paste(String)
    /// Holds a key down until the screen shows a text that is the same in all languages.
    case hold(Character, until: String)
    /// Waits until the screen shows a text that is the same in all languages.
    case wait(String)
    /// Waits until the tasks of all views have ended.
    case finish
    /// Lets time pass.
    case pass(Duration)
    /// Places the digits of the solution in all empty cells of a new game.
    case solve
  }

  init(
    _ id: String, past: ScenePast = .nothing, start: Start = .home, _ keys: String = "",
    _ steps: Step...
  ) {
    self.id = id
    self.past = past
    self.start = start
    self.steps = (keys.isEmpty ? [] : [.type(keys)]) + steps
  }

  /// The name of the scene.
  public var description: String { id }

  /// The scene with that name, if any.
  public static func named(_ id: String) -> SuiteScene? { all.first { $0.id == id } }
}
