/// A text.
///
/// It takes no more room than it needs, wraps where it is not given enough width, and ends in an
/// ellipsis where it is not given enough height. Shorter wordings, if there are any, are tried
/// before it is wrapped.
public struct Text: LeafView, Equatable {
  private let wordings: [String]
  private var role: StyleRole?
  private var attributes: TextAttributes = []
  private var alignment = HorizontalAlignment.leading
  private var lineLimit: Int?
  private var truncationMode = TruncationMode.tail

  /// The text `content`; a newline begins a new line.
  public init(_ content: String) {
    wordings = [content]
  }

  /// The first of `wordings` that fits on one line; the last one where none does. Longest first.
  public init(fitting wordings: [String]) {
    precondition(!wordings.isEmpty, "a text needs a wording")
    self.wordings = wordings
  }

  /// The text in the look of `role`.
  public func foregroundStyle(_ role: StyleRole) -> Text {
    changing { $0.role = role }
  }

  /// The text in heavier letters.
  public func bold(_ isBold: Bool = true) -> Text {
    changing { if isBold { $0.attributes.insert(.bold) } else { $0.attributes.remove(.bold) } }
  }

  /// The text with a line below.
  public func underline() -> Text {
    changing { $0.attributes.insert(.underline) }
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

  private func changing(_ change: (inout Text) -> Void) -> Text {
    var copy = self
    change(&copy)
    return copy
  }

  /// Text it is.
  public static var showsText: Bool { true }

  /// No wider than the longest line, no higher than its lines.
  public func size(in proposal: ProposedSize, environment: EnvironmentValues) -> Size {
    if proposal.width == 0 {
      return Size(width: min(1, wordings[wordings.count - 1].columns), height: 1)
    }
    let lines = lines(width: proposal.width)
    let shown = lines.prefix(max(1, min(lineLimit ?? .max, proposal.height)))
    var width = shown.map(\.columns).max() ?? 0
    if shown.count < lines.count, let last = shown.last {
      width = max(width, last.columns + ellipsis(environment).columns)
    }
    return Size(width: min(proposal.width, width), height: shown.count)
  }

  /// Writes the lines.
  public func draw(in rect: Rect, on painter: Painter, environment: EnvironmentValues) {
    guard !rect.isEmpty else { return }
    var style = environment.textStyle(role)
    style.attributes.formUnion(attributes)
    let lines = lines(width: rect.width)
    let ellipsis = ellipsis(environment)
    for (row, line) in lines.prefix(rect.height).enumerated() {
      let isCut = row == rect.height - 1 && lines.count > rect.height
      let shown = TextTruncation.truncate(
        isCut ? line + ellipsis : line, to: rect.width, mode: isCut ? .tail : truncationMode,
        ellipsis: ellipsis)
      let x = rect.minX + alignment.offset(of: shown.columns, in: rect.width)
      painter.write(shown, at: Point(x: x, y: rect.minY + row), style: style)
    }
  }

  private func ellipsis(_ environment: EnvironmentValues) -> String {
    environment.capabilities.isUnicode ? "…" : "..."
  }

  private func lines(width: Int) -> [String] {
    let wording = wordings.first { $0.columns <= width } ?? wordings[wordings.count - 1]
    if wording.columns <= width, !wording.contains("\n") { return [wording] }
    if lineLimit == 1 { return [wording.replacing("\n", with: " ")] }
    return TextWrapping.lines(of: wording, width: width)
  }
}
