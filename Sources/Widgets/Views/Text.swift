/// A text.
///
/// It takes no more room than it needs, wraps where it is not given enough width, and ends in an
/// ellipsis where it is not given enough height. Shorter wordings, if there are any, are tried
/// before it is wrapped.
///
/// Texts of different looks are put together with `+`, and wrapped and cut as one:
///
/// ```
/// Text("press ") + Text("?").bold().foregroundStyle(.key) + Text(" for all keys")
/// ```
public struct Text: LeafView, Equatable {
  private let wordings: [String]
  /// The parts of the only wording; nil where it has one look.
  private let runs: TextRuns?
  private var look = TextLook()
  private var alignment = HorizontalAlignment.leading
  private var lineLimit: Int?
  private var truncationMode = TruncationMode.tail
  private var wrapMode: TextWrapMode?

  /// The text `content`; a newline begins a new line.
  public init(_ content: String) {
    wordings = [content]
    runs = nil
  }

  /// The first of `wordings` that fits on one line; the last one where none does. Longest first.
  public init(fitting wordings: [String]) {
    precondition(!wordings.isEmpty, "a text needs a wording")
    self.wordings = wordings
    runs = nil
  }

  private init(_ runs: TextRuns) {
    wordings = [runs.text]
    self.runs = runs
  }

  /// Both texts, one after the other on the same line, each in its own look. How lines are broken,
  /// cut and aligned is taken from the first. Of several wordings the longest counts.
  public static func + (first: Text, second: Text) -> Text {
    var text = Text(TextRuns(runs: first.parts + second.parts))
    text.alignment = first.alignment
    text.lineLimit = first.lineLimit
    text.truncationMode = first.truncationMode
    text.wrapMode = first.wrapMode
    return text
  }

  private var parts: [TextRuns.Run] {
    guard let runs else { return [TextRuns.Run(text: wordings[0], look: look)] }
    return runs.runs.map { TextRuns.Run(text: $0.text, look: $0.look.within(look)) }
  }

  /// The text in the look of `role`; of parts, those that have no role of their own.
  public func foregroundStyle(_ role: StyleRole) -> Text {
    changing { $0.look.role = role }
  }

  /// The text in heavier letters, or not, whatever the surroundings say.
  public func bold(_ isActive: Bool = true) -> Text {
    changing { $0.look.set(.bold, isActive) }
  }

  /// The text slanted, or not.
  public func italic(_ isActive: Bool = true) -> Text {
    changing { $0.look.set(.italic, isActive) }
  }

  /// The text with a line below, or not.
  public func underline(_ isActive: Bool = true) -> Text {
    changing { $0.look.set(.underline, isActive) }
  }

  /// The text with a line through it, or not. Terminals whose description lacks it show nothing of
  /// it.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    changing { $0.look.set(.strikethrough, isActive) }
  }

  /// How lines of different length stand to each other.
  public func multilineTextAlignment(_ alignment: HorizontalAlignment) -> Text {
    changing { $0.alignment = alignment }
  }

  /// At most `limit` lines, and never less than one; any number where nil.
  public func lineLimit(_ limit: Int?) -> Text {
    changing { $0.lineLimit = limit.map { max(1, $0) } }
  }

  /// Where the ellipsis goes when a line is cut.
  public func truncationMode(_ mode: TruncationMode) -> Text {
    changing { $0.truncationMode = mode }
  }

  /// Where lines may be broken, whatever the surroundings say.
  public func wrapMode(_ mode: TextWrapMode) -> Text {
    changing { $0.wrapMode = mode }
  }

  private func changing(_ change: (inout Text) -> Void) -> Text {
    var copy = self
    change(&copy)
    return copy
  }

  /// Text it is.
  public static var showsText: Bool { true }

  /// The text, in its longest wording.
  public var spokenText: String? { wordings[0] }

  /// No wider than the longest line, no higher than its lines.
  public func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    if proposal.width == 0 {
      return Size(width: min(1, wordings[wordings.count - 1].columns), height: 1)
    }
    let lines = lines(width: proposal.width, environment)
    let shown = lines.prefix(max(1, min(lineLimit ?? .max, proposal.height)))
    var width = shown.map(\.columns).max() ?? 0
    if shown.count < lines.count, let last = shown.last {
      width = max(width, last.columns + Self.ellipsis(environment).columns)
    }
    return Size(width: min(proposal.width, width), height: shown.count)
  }

  /// Writes the lines.
  public func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    guard !rect.isEmpty else { return }
    let lines = lines(width: rect.width, environment)
    let ellipsis = Self.ellipsis(environment)
    let style = look.style(in: environment)
    let styles = runs?.runs.map { $0.look.within(look).style(in: environment) } ?? []
    var reader = runs.map(TextRuns.Reader.init)
    for (row, line) in lines.prefix(rect.height).enumerated() {
      let cut = TextCut(
        line, to: rect.width, mode: truncationMode, ellipsis: ellipsis,
        isUnfinished: row == rect.height - 1 && lines.count > rect.height)
      let shown = cut.text
      let x = rect.minX + alignment.offset(of: shown.columns, in: rect.width)
      let origin = Point(x: x, y: rect.minY + row)
      if let runs = reader?.runs(of: line) {
        painter.write(cut, runs: runs, styles: styles, at: origin)
      } else {
        painter.write(shown, at: origin, style: style)
      }
    }
  }

  private static func ellipsis(_ environment: EnvironmentValues) -> String {
    environment.capabilities.isUnicode ? "…" : "..."
  }

  private func lines(width: Int, _ environment: EnvironmentValues) -> [String] {
    let wording = wordings.first { $0.columns <= width } ?? wordings[wordings.count - 1]
    if wording.columns <= width, !wording.contains("\n") { return [wording] }
    if lineLimit == 1 { return [wording.replacing("\n", with: " ")] }
    return TextWrapping.lines(
      of: wording, width: width, mode: wrapMode ?? environment.textWrapMode)
  }
}

extension Painter {
  /// Writes what is left of a line, whose clusters belong to `runs`, each in the style of its run.
  /// The sign of what is missing looks like what it follows, or precedes.
  fileprivate func write(_ cut: TextCut, runs: [Int], styles: [TextStyle], at origin: Point) {
    let head = cut.head.count
    let ofSign = head > 0 ? runs[head - 1] : runs.suffix(cut.tail.count).first ?? runs.first ?? 0
    let shown =
      Array(zip(cut.head, runs)) + cut.sign.map { ($0, ofSign) }
      + Array(zip(cut.tail, runs.suffix(cut.tail.count)))
    var x = origin.x
    for (character, run) in shown {
      x += put(character, at: Point(x: x, y: origin.y), style: styles[run])
    }
  }
}
