import Models
import Widgets

/// What a hint says at one rung, broken into pages.
nonisolated struct HintText: Equatable {
  /// The technique, or what is wrong; nil before it is told.
  let name: String?
  /// The pages, each of at most as many lines as there is room for; at least one.
  let pages: [[String]]

  /// The text of `ladder` in pages of `room`, in columns and rows.
  init(_ ladder: HintLadder, in language: Language, room: Size) {
    let explanation = ladder.step.explanation(in: language)
    name = ladder.rung == .place ? nil : explanation.name
    let sentences = ladder.rung == .reasons ? explanation.sentences : [explanation.lookAt]
    let lines = sentences.flatMap { TextWrapping.lines(of: $0, width: max(1, room.width)) }
    let height = max(1, room.height)
    pages = stride(from: 0, to: max(1, lines.count), by: height).map {
      Array(lines[$0..<min($0 + height, lines.count)])
    }
  }
}
