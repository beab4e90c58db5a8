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
