import Widgets

/// Where a text stands that is shown in pages.
nonisolated struct TextPages: Equatable {
  /// The page that shows, from 0.
  private(set) var page = 0
  /// How many there are; at least one.
  private(set) var count = 1

  /// Turns so many pages, as far as there are any.
  mutating func turn(by pages: Int) {
    page = min(max(0, page + pages), count - 1)
  }

  /// Turns to the first page, of another text as well: how many it has is found when it is shown.
  mutating func restart() {
    page = 0
  }

  /// Takes to heart how many pages there are.
  mutating func isShown(onPages count: Int) {
    self.count = max(1, count)
    turn(by: 0)
  }
}

/// Sentences in pages of as many as there is room for. The wheel turns them; a ``PageTurner`` beside
/// or below does so by clicks, and keys are up to the screen.
struct PagedText: View {
  let sentences: [String]
  @Binding var pages: TextPages

  var body: some View {
    GeometryReader { room in
      let texts = HintText(sentences, room: room.size).pages
      let lines = texts[min(pages.page, texts.count - 1)]
      VStack(alignment: .leading) {
        ForEach(0..<lines.count) { Text(lines[$0]).lineLimit(1) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .onChange(of: texts.count, initial: true) {
        if pages.count != texts.count { pages.isShown(onPages: texts.count) }
      }
      .onMouse { event, _ in
        guard texts.count > 1 else { return false }
        switch event.kind {
        case .scrollUp: pages.turn(by: -1)
        case .scrollDown: pages.turn(by: 1)
        default: return false
        }
        return true
      }
    }
  }
}

/// Which page it is, where there are several; a click turns to the next one, around the end.
struct PageTurner: View {
  @Binding var pages: TextPages

  var body: some View {
    if pages.count > 1 {
      Text("‹ \(pages.page + 1)/\(pages.count) ›").foregroundStyle(.key).lineLimit(1)
        .onTap { pages.turn(by: pages.page + 1 < pages.count ? 1 : -pages.page) }
    }
  }
}

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
