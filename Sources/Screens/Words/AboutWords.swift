import Widgets

nonisolated extension Words {
  /// The text of About.
  var about: AboutWords { AboutWords(speaker: speaker) }
}

nonisolated struct AboutWords: Vocabulary {
  let speaker: Speaker

  var developers: String { say("Developers", "개발자") }
  func role(_ developer: Developer) -> String {
    switch developer {
    case .teamLeader: say("Team leader", "팀장")
    case .technicalWriter: say("Technical writer", "테크니컬 라이터")
    case .qualityManager: say("Quality manager", "품질 관리자")
    }
  }
  var licence: String { say("Licence", "라이선스") }
  var libraries: String { say("Libraries", "라이브러리") }
  var terminal: String { say("Terminal", "터미널") }
  func fact(_ fact: TerminalFact) -> String {
    switch fact {
    case .name: "TERM"
    case .program: say("Calls itself", "스스로 밝힌 이름")
    case .multiplexer: say("In between", "중간 프로그램")
    case .glyphs: say("Characters", "글자")
    case .colors: say("Colours", "색")
    case .screen: say("Own screen", "별도 화면")
    case .updates: say("Frames", "화면 갱신")
    case .pictures: say("Pictures", "그림")
    case .clipboard: say("Clipboard", "클립보드")
    case .reports: say("Mouse, paste", "마우스, 붙여넣기")
    case .keys: say("Keys", "키")
    case .answer: say("Answers", "응답")
    case .unknown: say("not known", "알 수 없음")
    case .yes: say("yes", "있음")
    case .no: say("no", "없음")
    case .glyphKind(.unicode, let isTested):
      say(isTested ? "all, UTF-8 tried" : "all", isTested ? "모두, UTF-8 확인함" : "모두")
    case .glyphKind(.console, _): say("those of console fonts", "콘솔 글꼴에 있는 것")
    case .glyphKind(.ascii, let isTested):
      say(
        isTested ? "ASCII: UTF-8 tried, not taken" : "ASCII",
        isTested ? "ASCII: UTF-8이 통하지 않음" : "ASCII")
    case .colorCount(let count): say(count.map { "\($0)" } ?? "all", count.map { "\($0)" } ?? "모두")
    case .promised: say("promised", "있다고 함")
    case .atOnce: say("at once", "한꺼번에")
    case .cells: say("in cells", "글자 칸으로")
    case .usualKeys(let others):
      say(
        others == 0 ? "as usual" : "\(others) of its own", others == 0 ? "보통대로" : "고유한 것 \(others)개"
      )
    case .milliseconds(let time): say("after \(time) ms", "\(time)ms 뒤")
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
