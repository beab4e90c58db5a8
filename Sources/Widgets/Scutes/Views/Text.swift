// SPDX-License-Identifier: Apache-2.0

/// A piece of text.
///
/// It takes only the room that it needs, wraps if it is too wide, and is truncated with an ellipsis
/// if it is too high. Shorter wordings, if given, are tried before it wraps.
///
/// `+` combines texts of different styles, which are wrapped and truncated as one:
///
/// ```
/// Text("press ") + Text("?").bold().foregroundStyle(.key) + Text(" for all keys")
/// ```
public struct Text: LeafView, Equatable {
  private let wordings: [String]
  /// The parts of the only wording, or `nil` if it has a single style.
  private let runs: TextRuns?
  private var look = TextLook()
  private var alignment = HorizontalAlignment.leading
  private var lineLimit: Int?
  private var truncationMode = TruncationMode.tail
  private var wrapMode: TextWrapMode?

  /// Creates a text of `content`, which may contain newlines.
  public init(_ content: String) {
    wordings = [content]
    runs = nil
  }

  /// Creates a text that shows the first of `wordings` that fits on one line, or else the last.
  /// Pass them from longest to shortest.
  public init(fitting wordings: [String]) {
    precondition(!wordings.isEmpty, "a text needs a wording")
    self.wordings = wordings
    runs = nil
  }

  private init(_ runs: TextRuns) {
    wordings = [runs.text]
    self.runs = runs
  }

  /// Combines both texts on one line, each in its own style. Wrapping, truncation and alignment are
  /// those of the first, and only the longest of several wordings counts.
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

  /// Sets the style of the text, or of those parts without a role of their own, to that of `role`.
  public func foregroundStyle(_ role: StyleRole) -> Text {
    changing { $0.look.role = role }
  }

  /// Makes the text bold, or not, whatever the environment says.
  public func bold(_ isActive: Bool = true) -> Text {
    changing { $0.look.set(.bold, isActive) }
  }

  /// Makes the text italic, or not.
  public func italic(_ isActive: Bool = true) -> Text {
    changing { $0.look.set(.italic, isActive) }
  }

  /// Underlines the text, or not.
  public func underline(_ isActive: Bool = true) -> Text {
    changing { $0.look.set(.underline, isActive) }
  }

  /// Strikes the text through, or not. Terminals that don't support it show nothing.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    changing { $0.look.set(.strikethrough, isActive) }
  }

  /// Sets the alignment of lines of different lengths.
  public func multilineTextAlignment(_ alignment: HorizontalAlignment) -> Text {
    changing { $0.alignment = alignment }
  }

  /// Limits the text to `limit` lines, at least one. `nil` sets no limit.
  public func lineLimit(_ limit: Int?) -> Text {
    changing { $0.lineLimit = limit.map { max(1, $0) } }
  }

  /// Sets the position of the ellipsis in truncated lines.
  public func truncationMode(_ mode: TruncationMode) -> Text {
    changing { $0.truncationMode = mode }
  }

  /// Sets where lines may break, whatever the environment says.
  public func wrapMode(_ mode: TextWrapMode) -> Text {
    changing { $0.wrapMode = mode }
  }

  private func changing(_ change: (inout Text) -> Void) -> Text {
    var copy = self
    change(&copy)
    return copy
  }

  /// `true`.
  public static var showsText: Bool { true }

  /// The text, in its longest wording.
  public var spokenText: String? { wordings[0] }

  /// Returns the width of the longest line and the height of all lines.
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

  /// Draws the lines.
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
  /// Draws what is left of a line, with each cluster in the style of its run from `runs`. The
  /// ellipsis has the style of the text that it follows or precedes.
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
