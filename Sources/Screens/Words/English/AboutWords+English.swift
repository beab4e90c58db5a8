nonisolated extension AboutWords {
  static let english = AboutWords(
    developers: "Developers",
    role: { developer in
      switch developer {
      case .teamLeader: "Team leader"
      case .technicalWriter: "Technical writer"
      case .qualityManager: "Quality manager"
      }
    },
    licence: "Licence",
    libraries: "Libraries",
    turtle: "The turtle",
    turtleHome: "Send it home",
    turtleWalks: "Seventeen givens: no puzzle has fewer. The turtle is in no hurry.",
    turtleDone: "64 digits, no mistakes, no hints. Slow and steady wins.",
    say: { sentence in
      switch sentence {
      case .version(let number, let build):
        "Version \(number)" + (build.map { ", build \($0)" } ?? "")
      }
    })
}
