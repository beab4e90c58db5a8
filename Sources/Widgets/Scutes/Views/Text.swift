// SPDX-License-Identifier: Apache-2.0

/// A piece of text.
///
/// It takes only the room that it needs, wraps if it is too wide, and is truncated with an ellipsis
/// if it is too high. Shorter wordings, if given, are tried before it wraps.
///
/// `+` combines texts of different styles, which are wrapped and truncated as one. The same can come
/// from a ``StyledText``, from Markdown or from the output of a program:
///
/// ```
/// Text("press ") + Text("?").bold().foregroundStyle(.key) + Text(" for all keys")
/// Text(markdown: "press **?** for [all keys](https://example.org/keys)")
/// Text(ansi: "\u{1B}[32m✔\u{1B}[0m 12 tests passed")
/// ```
///
/// Tabs stop every 8 columns, and characters that a terminal can't show appear as signs, such as `␛`
/// for an escape.
public struct Text: LeafView, Equatable {
  private let wordings: [String]
  /// The parts of the only wording, or `nil` if it has a single style.
  private let runs: StyledText?
  private var look = TextLook()
  private var alignment = HorizontalAlignment.leading
  /// `nil` for the environment's.
  private var lineLimit: Int??
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

  /// Creates a text of parts with different looks.
  public init(_ content: StyledText) {
    wordings = [content.text]
    if content.runs.count > 1 {
      runs = content
    } else {
      runs = nil
      look = content.runs.first?.look ?? TextLook()
    }
  }

  /// Creates a text of the output of a program, with the colours, attributes and links of its escape
  /// sequences and nothing else of them: see ``StyledText/init(ansi:)``.
  public init(ansi output: String) {
    self.init(StyledText(ansi: output))
  }

  /// Creates a text of a paragraph in Markdown: see ``StyledText/init(markdown:)``. Whole documents
  /// are shown by ``MarkdownView``.
  public init(markdown paragraph: String) {
    self.init(StyledText(markdown: paragraph))
  }

  /// Combines both texts on one line, each in its own style. Wrapping, truncation and alignment are
  /// those of the first, and only the longest of several wordings counts.
  public static func + (first: Text, second: Text) -> Text {
    var text = Text(first.parts + second.parts)
    text.alignment = first.alignment
    text.lineLimit = first.lineLimit
    text.truncationMode = first.truncationMode
    text.wrapMode = first.wrapMode
    return text
  }

  private var parts: StyledText {
    (runs ?? StyledText(wordings[0])).within(look)
  }

  /// Sets the style of the text, or of those parts without a role or a colour of their own, to that
  /// of `role`.
  public func foregroundStyle(_ role: StyleRole) -> Text {
    changing { ($0.look.role, $0.look.foreground) = (role, nil) }
  }

  /// Sets the colour of the text, or of those parts without a role or a colour of their own. Prefer
  /// roles, which suit every theme.
  public func foregroundStyle(_ color: Color) -> Text {
    changing { $0.look.foreground = color }
  }

  /// Makes the text, or those parts that are none yet, a link to `destination`, for terminals that
  /// show links; elsewhere it is text. `nil` makes it none.
  public func link(_ destination: LinkDestination?) -> Text {
    changing { $0.look.link = destination }
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

  /// Limits the text to `limit` lines, at least one, whatever the environment says. `nil` sets no
  /// limit.
  public func lineLimit(_ limit: Int?) -> Text {
    changing { $0.lineLimit = .some(limit.map { max(1, $0) }) }
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

  /// Creates a node that keeps the lines of a long text.
  public static func makeNode(for view: Text, in parent: Node) -> Node {
    TextNode(view, in: parent)
  }

  /// Returns the width of the longest line and the height of all lines. Takes time linear in the
  /// text, the first time for a width.
  public func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    var lines = KnownLines()
    return size(in: proposal, environment: environment, knowing: &lines)
  }

  /// Draws the lines.
  public func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    var lines = KnownLines()
    draw(in: rect, on: painter, environment: environment, knowing: &lines)
  }
}

extension Text {
  /// The lines of a text as they were laid out last, for some widths: a scroll view asks for one
  /// with its bar and one without.
  fileprivate struct KnownLines {
    struct Key: Equatable {
      let wording: Int
      /// `nil` for a single line.
      let width: Int?
      let mode: TextWrapMode
      let ambiguousWidth: AmbiguousWidth
    }

    private static let mostWidths = 3
    /// The texts without tabs, by wording.
    private var texts: [Int: String] = [:]
    private var wrapped: [(key: Key, lines: WrappedText)] = []
    private var runEnds: [Int]?

    /// The lines for `key` of a text, at least `count` of them if there are as many.
    mutating func lines(_ key: Key, of wordings: [String], atLeast count: Int) -> WrappedText {
      if let place = wrapped.firstIndex(where: { $0.key == key }) {
        wrapped.swapAt(place, wrapped.count - 1)
      } else {
        if wrapped.count == Self.mostWidths { wrapped.removeFirst() }
        let text = texts[key.wording] ?? wordings[key.wording].expandingTabs()
        texts[key.wording] = text
        let new = key.width.map { WrappedText(text, width: $0, mode: key.mode) }
        wrapped.append((key, new ?? WrappedText(unbroken: text)))
      }
      wrapped[wrapped.count - 1].lines.wrap(atLeast: count)
      return wrapped[wrapped.count - 1].lines
    }

    /// The ends of the runs of `text`.
    mutating func ends(of text: StyledText) -> [Int] {
      let ends = runEnds ?? text.endsWithoutTabs
      runEnds = ends
      return ends
    }
  }

  /// Whether the lines of `other` are those of this text.
  fileprivate func hasSameLines(as other: Text) -> Bool {
    wordings == other.wordings && runs == other.runs
  }

  /// Whether the text is long enough for its lines to be kept.
  fileprivate var isLong: Bool { wordings.contains { $0.utf8.count > 500 } }

  fileprivate func size(
    in proposal: ProposedSize, environment: EnvironmentValues, knowing known: inout KnownLines
  ) -> Size {
    if proposal.width == 0 {
      return Size(width: wordings[wordings.count - 1].isEmpty ? 0 : 1, height: 1)
    }
    let limit = max(1, min(mostLines(environment) ?? .max, proposal.height))
    let lines = lines(proposal.width, atLeast: limit, environment, &known)
    let isCut = lines.count > limit || lines.isCut
    var width = lines.widest
    if isCut {
      let shown = (0..<min(limit, lines.count)).map { lines[$0].columns }
      width = max(shown.max() ?? 0, (shown.last ?? 0) + Self.ellipsis(environment).columns)
    }
    return Size(width: min(proposal.width, width), height: min(limit, lines.count))
  }

  /// Draws the lines within the painter's clip.
  fileprivate func draw(
    in rect: Rect, on painter: Painter, environment: EnvironmentValues,
    knowing known: inout KnownLines
  ) {
    guard !rect.isEmpty else { return }
    let lines = lines(rect.width, atLeast: rect.height, environment, &known)
    let ellipsis = Self.ellipsis(environment)
    let style = look.style(in: environment)
    let runs = runs.map { runs in
      StyledRuns(ends: known.ends(of: runs)) {
        runs.runs[$0].look.within(look).style(in: environment)
      }
    }
    let isCut = lines.count > rect.height || lines.isCut
    let first = max(0, painter.clip.minY - rect.minY)
    let end = min(rect.height, lines.count, painter.clip.maxY - rect.minY)
    for row in first..<max(first, end) {
      let cut = TextCut(
        lines[row], to: rect.width, mode: truncationMode, ellipsis: ellipsis,
        isUnfinished: isCut && row == rect.height - 1)
      let x = rect.minX + alignment.offset(of: cut.columns, in: rect.width)
      let origin = Point(x: x, y: rect.minY + row)
      if let runs {
        runs.write(cut, at: origin, on: painter)
      } else {
        painter.write(cut.text, at: origin, style: style)
      }
    }
  }

  private func mostLines(_ environment: EnvironmentValues) -> Int? {
    lineLimit ?? environment.lineLimit
  }

  private static func ellipsis(_ environment: EnvironmentValues) -> String {
    environment.capabilities.isUnicode ? "…" : "..."
  }

  /// The lines, at least `count` of them if there are as many.
  private func lines(
    _ width: Int, atLeast count: Int, _ environment: EnvironmentValues,
    _ known: inout KnownLines
  ) -> WrappedText {
    let last = wordings.count - 1
    let fitting = last > 0 ? wordings.firstIndex { $0.columns <= width } : nil
    let key = KnownLines.Key(
      wording: fitting ?? last, width: mostLines(environment) == 1 ? nil : width,
      mode: wrapMode ?? environment.textWrapMode, ambiguousWidth: .current)
    return known.lines(key, of: wordings, atLeast: count)
  }
}

/// A text on the screen. Keeps the lines of a long one, so that scrolling costs what is seen.
private final class TextNode: LeafNode<Text> {
  private var known = Text.KnownLines()

  override func viewChanged(from old: Text, environmentChanged: Bool) {
    if old.isLong, !view.hasSameLines(as: old) { known = Text.KnownLines() }
    super.viewChanged(from: old, environmentChanged: environmentChanged)
  }

  override func measureView(_ proposal: ProposedSize) -> Size {
    guard view.isLong else { return super.measureView(proposal) }
    return view.size(in: proposal, environment: environment, knowing: &known)
  }

  override func drawView(_ painter: Painter) {
    guard view.isLong else { return super.drawView(painter) }
    view.draw(in: frame, on: painter, environment: environment, knowing: &known)
  }
}
