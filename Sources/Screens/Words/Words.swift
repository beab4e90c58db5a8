public import Games
import Hints
import Store
public import Sudoku
import Synchronization
public import Widgets

/// All text of the screens in one language, by the parts of the program.
public nonisolated final class Words: Sendable {
  let speaker: Speaker
  /// The language, also of the explanations of hints.
  public var language: Language { speaker.language }
  /// The text of the kit's own containers.
  public let kit: KitWords
  /// The last step explained, because views ask for its explanation again and again.
  private let explained = Mutex<(step: NextStep, explanation: Explanation)?>(nil)

  /// The English text.
  public static let english = Words(in: .english)
  /// The Korean text.
  public static let korean = Words(in: .korean)
  /// The pseudo-language based on English, for tests and for developers. It isn't offered to users.
  public static let pseudo = Words(in: .english, by: PseudoLanguage())

  private init(in language: Language, by voice: PseudoLanguage? = nil) {
    speaker = Speaker(language: language, voice: voice)
    let kit: KitWords =
      switch language {
      case .english: KitWords()
      case .korean: .korean
      }
    self.kit = voice.map(kit.said) ?? kit
  }

  /// Returns a text in this language, both of which stand side by side.
  func say<Text: Sayable>(
    _ english: @autoclosure () -> Text, _ korean: @autoclosure () -> Text
  ) -> Text {
    speaker.say(english(), korean())
  }

  /// The text in `language`.
  public static func `in`(_ language: Language) -> Words {
    switch language {
    case .english: english
    case .korean: korean
    }
  }

  /// A number with its digits in groups of three: "1,240".
  public func grouped(_ number: Int) -> String {
    NumberFormat.grouped(number, separator: app.groupingSeparator)
  }

  /// An explanation of a step.
  func explanation(of step: NextStep) -> Explanation {
    if let explained = explained.withLock({ $0 }), explained.step == step {
      return explained.explanation
    }
    let explanation = step.explanation(in: language).map(phrase)
    explained.withLock { $0 = (step, explanation) }
    return explanation
  }

  /// A sentence from the models, in this language.
  func phrase(_ sentence: String) -> String { speaker.voice.map { $0(sentence) } ?? sentence }

  /// The name of a leaderboard.
  func name(of list: Leaderboard) -> String {
    switch list {
    case .level(let level): name(of: level)
    case .pack(let id): name(ofPack: id)
    case .own: leaderboard.own
    }
  }

  /// The name of a level.
  func name(of level: Level) -> String {
    switch level {
    case .easy: levels.easy
    case .medium: levels.medium
    case .hard: levels.hard
    case .expert: levels.expert
    case .extreme: levels.extreme
    }
  }

  /// The title of a lesson: its own, or else the name of its technique.
  public func title(of lesson: Lesson) -> String {
    course.ownTitle(lesson) ?? lesson.techniques.first.map { name(of: $0) } ?? lesson.rawValue
  }
}
