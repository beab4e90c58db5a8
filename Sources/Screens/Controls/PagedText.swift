import Scutes

/// The position within a text shown in pages, and how far its reasons are unfolded.
nonisolated struct Reading: Equatable {
  /// The current page, from 0.
  private(set) var page = 0
  /// The number of pages where the text is shown, at least one.
  private(set) var count = 1
  /// The number of unfolded levels of the reasons.
  private(set) var unfolded = 0

  /// Turns by a number of pages, within the range.
  mutating func turn(by pages: Int) {
    page = min(max(0, page + pages), count - 1)
  }

  /// Unfolds more levels of the reasons, which have `count`, or fewer.
  mutating func unfold(by levels: Int, of count: Int) {
    (unfolded, page) = (min(max(0, unfolded + levels), count), 0)
  }

  /// Returns to the first page, also for a new text. Its page count is set once it is shown.
  mutating func restart() { (page, unfolded) = (0, 0) }

  mutating func setPageCount(_ count: Int) {
    self.count = max(1, count)
    turn(by: 0)
  }
}

/// Sentences in pages of as many as fit. The wheel turns the pages, and so do clicks on a
/// ``PageTurner`` beside or below. Keys are up to the screen.
struct PagedText: View {
  let sentences: [String]
  @Binding var reading: Reading

  var body: some View {
    GeometryReader { room in
      let texts = SentencePages(sentences, room: room.size).pages
      let lines = texts[min(reading.page, texts.count - 1)]
      VStack(alignment: .leading) {
        ForEach(0..<lines.count) { Text(lines[$0]).lineLimit(1) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .onChange(of: texts.count, initial: true) {
        if reading.count != texts.count { reading.setPageCount(texts.count) }
      }
      .onMouse { event, _ in
        guard texts.count > 1 else { return false }
        switch event.kind {
        case .scrollUp: reading.turn(by: -1)
        case .scrollDown: reading.turn(by: 1)
        default: return false
        }
        return true
      }
    }
  }
}

/// The page number, if there are several. Clicking it turns to the next page, wrapping around at
/// the end.
struct PageTurner: View {
  @Binding var reading: Reading

  var body: some View {
    if reading.count > 1 {
      Text("‹ \(reading.page + 1)/\(reading.count) ›").foregroundStyle(.key).lineLimit(1)
        .onTap { reading.turn(by: reading.page + 1 < reading.count ? 1 : -reading.page) }
    }
  }
}

/// The text of a hint at one rung, broken into pages.
nonisolated struct SentencePages: Equatable {
  /// The pages, each with at most the lines that fit. There is at least one.
  let pages: [[String]]

  /// Creates pages of as many whole sentences as fit, unless breaking sentences between pages needs
  /// fewer pages. Blanks before a sentence indent all of its lines.
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

  private static func lines(of sentence: String, width: Int) -> [String] {
    let text = sentence.drop { $0 == " " }
    let indent = sentence.prefix(sentence.count - text.count)
    let room = max(1, width - indent.count)
    return TextWrapping.lines(of: String(text), width: room, mode: .word).map { indent + $0 }
  }

  /// Breaks pages between sentences. A sentence longer than a page starts on a new one and is
  /// broken between lines.
  private static func wholeSentences(
    _ sentences: [String], width: Int, height: Int
  ) -> [[String]] {
    var pages: [[String]] = [[]]
    for sentence in sentences {
      var lines = Self.lines(of: sentence, width: width)[...]
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
