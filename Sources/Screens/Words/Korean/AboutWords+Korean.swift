import Widgets

nonisolated extension AboutWords {
  static let korean = AboutWords(
    developers: "개발자",
    role: { developer in
      switch developer {
      case .teamLeader: "팀장"
      case .technicalWriter: "테크니컬 라이터"
      case .qualityManager: "품질 관리자"
      }
    },
    licence: "라이선스",
    libraries: "라이브러리",
    terminal: "터미널",
    fact: { fact in
      switch fact {
      case .name: "TERM"
      case .program: "스스로 밝힌 이름"
      case .multiplexer: "중간 프로그램"
      case .glyphs: "글자"
      case .colors: "색"
      case .screen: "별도 화면"
      case .updates: "화면 갱신"
      case .pictures: "그림"
      case .clipboard: "클립보드"
      case .reports: "마우스, 붙여넣기"
      case .keys: "키"
      case .answer: "응답"
      case .unknown: "알 수 없음"
      case .yes: "있음"
      case .no: "없음"
      case .glyphKind(.unicode, let isTested):
        isTested ? "모두, UTF-8 확인함" : "모두"
      case .glyphKind(.console, _): "콘솔 글꼴에 있는 것"
      case .glyphKind(.ascii, let isTested):
        isTested ? "ASCII: UTF-8이 통하지 않음" : "ASCII"
      case .colorCount(let count): count.map { "\($0)" } ?? "모두"
      case .promised: "있다고 함"
      case .atOnce: "한꺼번에"
      case .cells: "글자 칸으로"
      case .usualKeys(let others):
        others == 0 ? "보통대로" : "고유한 것 \(others)개"
      case .milliseconds(let time): "\(time)ms 뒤"
      }
    },
    turtle: "거북이",
    turtleHome: "돌려보내기",
    turtleWalks: "처음 숫자가 17개, 이보다 적은 퍼즐은 없어요. 거북이는 서두르지 않아요.",
    turtleDone: "숫자 64개, 실수도 힌트도 없이. 느려도 꾸준하면 이겨요.",
    say: { sentence in
      switch sentence {
      case .version(let number, let build): "버전 \(number)" + (build.map { ", 빌드 \($0)" } ?? "")
      }
    })
}
