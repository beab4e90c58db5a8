import Widgets

/// What a hint says at one rung, broken into pages.
nonisolated struct HintText: Equatable {
  /// The pages, each of at most as many lines as there is room for; at least one.
  let pages: [[String]]

  /// Pages of as many whole sentences as there is room for, unless breaking sentences between pages
  /// takes fewer of them.
  init(_ sentences: [String], room: Size) {
    let height = max(1, room.height)
    let whole = Self.wholeSentences(sentences, width: room.width, height: height)
    let lines = whole.flatMap(\.self)
    let fewest = max(1, (lines.count + height - 1) / height)
    pages =
      fewest < whole.count
      ? stride(from: 0, to: lines.count, by: height).map { Array(lines[$0...].prefix(height)) }
      : whole
  }

  /// A sentence that takes more than a page begins on a new one, and is broken between lines.
  private static func wholeSentences(
    _ sentences: [String], width: Int, height: Int
  ) -> [[String]] {
    var pages: [[String]] = [[]]
    for sentence in sentences {
      var lines = TextWrapping.lines(of: sentence, width: max(1, width), mode: .word)[...]
      if lines.count > height - pages[pages.count - 1].count, pages.last != [] { pages.append([]) }
      while lines.count > height {
        pages[pages.count - 1] = Array(lines.prefix(height))
        lines = lines.dropFirst(height)
        pages.append([])
      }
      pages[pages.count - 1] += lines
    }
    return pages
  }
}
