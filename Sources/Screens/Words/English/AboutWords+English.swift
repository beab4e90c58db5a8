import Widgets

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
    terminal: "Terminal",
    fact: { fact in
      switch fact {
      case .name: "TERM"
      case .program: "Calls itself"
      case .multiplexer: "In between"
      case .glyphs: "Characters"
      case .colors: "Colours"
      case .screen: "Own screen"
      case .updates: "Frames"
      case .pictures: "Pictures"
      case .clipboard: "Clipboard"
      case .reports: "Mouse, paste"
      case .keys: "Keys"
      case .answer: "Answers"
      case .unknown: "not known"
      case .yes: "yes"
      case .no: "no"
      case .glyphKind(.unicode, let isTested):
        isTested ? "all, UTF-8 tried" : "all"
      case .glyphKind(.console, _): "those of console fonts"
      case .glyphKind(.ascii, let isTested):
        isTested ? "ASCII: UTF-8 tried, not taken" : "ASCII"
      case .colorCount(let count): count.map { "\($0)" } ?? "all"
      case .promised: "promised"
      case .atOnce: "at once"
      case .cells: "in cells"
      case .usualKeys(let others):
        others == 0 ? "as usual" : "\(others) of its own"
      case .milliseconds(let time): "after \(time) ms"
      }
    },
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
