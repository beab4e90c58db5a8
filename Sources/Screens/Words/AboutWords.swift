public import Scutes

nonisolated struct AboutWords: Vocabulary {
  let speaker: Speaker

  var developers: String { say("Developers", "개발자") }
  /// The developers, as the specification lists them. Their names are the same in every language.
  var team: [(role: String, name: String)] {
    [
      (say("Team leader", "팀장"), "Hungu Lim"),
      (say("Technical writer", "테크니컬 라이터"), "Jisu Lim"),
      (say("Quality manager", "품질 관리자"), "Hyunsu Lim"),
    ]
  }
  var licence: String { say("Licence", "라이선스") }
  var libraries: String { say("Libraries", "라이브러리") }
  var terminal: String { say("Terminal", "터미널") }
  /// The rows of the table about a terminal.
  func rows(about facts: TerminalFacts) -> [TerminalRow] {
    let (unknown, yes, no) = (say("not known", "알 수 없음"), say("yes", "있음"), say("no", "없음"))
    return [
      row(.name, "TERM", facts.name),
      row(.program, say("Calls itself", "스스로 밝힌 이름"), facts.program ?? unknown),
      row(
        .multiplexer, say("Reached", "연결"),
        facts.multiplexer.programName.map { say("through \($0)", "\($0) 거쳐서") }
          ?? say("directly", "직접")),
      row(.characters, say("Characters", "글자"), characters(of: facts)),
      row(.colors, say("Colours", "색"), facts.colorDepth.count ?? say("all", "모두")),
      // By the terminal's description, which can't be verified.
      row(
        .screen, say("Shell's text", "셸 글자"),
        facts.promisesAlternateScreen ? say("kept", "남음") : say("overwritten", "덮어씀")),
      row(
        .frames, say("Drawing", "화면 갱신"),
        facts.synchronizes.map {
          $0 ? say("without flicker", "깜박임 없음") : say("may flicker", "깜박일 수 있음")
        } ?? unknown),
      row(
        .pictures, say("Pictures", "그림"),
        facts.pictures?.protocolName ?? say("made of characters", "글자로 그림")),
      row(
        .clipboard, say("Copying", "복사"),
        facts.hasClipboard
          ? say("to its clipboard", "터미널의 클립보드로") : say("not known to work", "되는지 알 수 없음")),
      row(.mouse, say("Mouse, pasting", "마우스, 붙여넣기"), facts.reports ? yes : no),
      row(
        .keys, say("Keys", "키"),
        facts.describedKeys == 0
          ? say("as on most terminals", "보통대로")
          : say("\(facts.describedKeys) unlike most terminals", "다른 것 \(facts.describedKeys)개")),
      row(
        .answers, say("Answers", "응답"),
        facts.roundTrip.map { time in
          let milliseconds = Int(time / .milliseconds(1))
          return say("in \(milliseconds) ms", "\(milliseconds)ms 뒤")
        } ?? no),
    ]
  }

  private func row(_ fact: TerminalRow.Fact, _ label: String, _ value: String) -> TerminalRow {
    TerminalRow(fact: fact, label: label, value: value)
  }

  private func characters(of facts: TerminalFacts) -> String {
    let isTested = facts.takesUTF8 != nil
    return switch facts.glyphs {
    case .unicode:
      isTested ? say("all, UTF-8 tried", "모두, UTF-8 확인함") : say("all, not tried", "모두, 확인 안 함")
    case .console: say("those of console fonts", "콘솔 글꼴에 있는 것")
    case .ascii:
      isTested ? say("ASCII: UTF-8 tried, not taken", "ASCII: UTF-8이 통하지 않음") : "ASCII"
    }
  }

  var turtle: String { say("The turtle", "거북이") }
  var turtleHome: String { say("Send it home", "돌려보내기") }
  var turtleWalks: String {
    say(
      "Seventeen givens: no puzzle has fewer. The turtle is in no hurry.",
      "처음 숫자가 17개, 이보다 적은 퍼즐은 없어요. 거북이는 서두르지 않아요.")
  }
  var turtleDone: String {
    say(
      "64 digits, no mistakes, no hints. Slow and steady wins.", "숫자 64개, 실수도 힌트도 없이. 느려도 꾸준하면 이겨요."
    )
  }
  func version(number: String, build: String?) -> String {
    say(
      "Version \(number)" + (build.map { ", build \($0)" } ?? ""),
      "버전 \(number)" + (build.map { ", 빌드 \($0)" } ?? ""))
  }
}

extension Words {
  /// The rows of the table about a terminal.
  public nonisolated func rows(about facts: TerminalFacts) -> [TerminalRow] {
    about.rows(about: facts)
  }
}

/// A row of the table about a terminal.
public nonisolated struct TerminalRow: Hashable, Sendable {
  /// What a row tells.
  public enum Fact: Sendable {
    case name, program, multiplexer, characters, colors, screen, frames, pictures, clipboard
    case mouse, keys, answers
  }

  /// What it tells.
  public let fact: Fact
  /// The text on its left.
  public let label: String
  /// The text on its right.
  public let value: String
}

nonisolated extension Multiplexer {
  /// The program, or `nil` if there is none.
  fileprivate var programName: String? {
    switch self {
    case .direct: nil
    case .tmux: "tmux"
    case .screen: "GNU Screen"
    }
  }
}

nonisolated extension ImageProtocol {
  fileprivate var protocolName: String {
    switch self {
    case .kitty: "kitty"
    case .iTerm: "iTerm2"
    case .sixel: "sixel"
    }
  }
}

nonisolated extension ColorDepth {
  /// The number of colours, or `nil` for red, green and blue of eight bits each.
  fileprivate var count: String? {
    switch self {
    case .monochrome: "2"
    case .eight: "8"
    case .sixteen: "16"
    case .indexed256: "256"
    case .trueColor: nil
    }
  }
}
