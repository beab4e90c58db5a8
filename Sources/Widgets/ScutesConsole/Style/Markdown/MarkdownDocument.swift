// SPDX-License-Identifier: Apache-2.0

/// The blocks of a text in Markdown.
///
/// It reads this part of CommonMark 0.31: paragraphs, headings (`#` and underlined), block quotes,
/// lists of both kinds, nested and loose or tight, fenced and indented code, rules, and the inline
/// part in ``StyledText/init(markdown:)``; and of GitHub's: tables and boxes in lists (`- [x]`).
/// HTML and link definitions are text like any other.
public struct MarkdownDocument: Hashable, Sendable {
  /// A block of a document.
  public indirect enum Block: Hashable, Sendable {
    /// A heading of `level` 1 to 6.
    case heading(level: Int, StyledText)
    /// A paragraph. Its lines are one, except where the source demands a new one.
    case paragraph(StyledText)
    /// Code in `language`, which is empty if none is named. `text` has no newline at its end.
    case code(language: String, text: String)
    /// A quotation.
    case quote([Block])
    /// A list.
    case list(ListBlock)
    /// A table.
    case table(TableBlock)
    /// A line across.
    case rule
  }

  /// The items of a list.
  public struct ListBlock: Hashable, Sendable {
    /// The number of the first item, or `nil` for bullets.
    public var start: Int?
    /// `true` if no blank line separates the items or their blocks.
    public var isTight: Bool
    /// The items, at least one.
    public var items: [Item]

    /// A list with these items.
    public init(start: Int? = nil, isTight: Bool = true, items: [Item]) {
      self.start = start
      self.isTight = isTight
      self.items = items
    }
  }

  /// An item of a list.
  public struct Item: Hashable, Sendable {
    /// Whether the box before it is checked, or `nil` without one.
    public var isChecked: Bool?
    /// Its blocks, none if it is empty.
    public var blocks: [Block]

    /// An item with these blocks.
    public init(isChecked: Bool? = nil, _ blocks: [Block]) {
      self.isChecked = isChecked
      self.blocks = blocks
    }
  }

  /// A table. All rows have as many cells as `alignments`.
  public struct TableBlock: Hashable, Sendable {
    /// The side that the text of a column is at.
    public enum ColumnAlignment: Hashable, Sendable {
      /// The left.
      case leading
      /// The middle.
      case center
      /// The right.
      case trailing
    }

    /// The alignment of each column.
    public var alignments: [ColumnAlignment]
    /// The cells of the first row.
    public var header: [StyledText]
    /// The cells of the other rows.
    public var rows: [[StyledText]]

    /// A table with these rows.
    public init(alignments: [ColumnAlignment], header: [StyledText], rows: [[StyledText]]) {
      self.alignments = alignments
      self.header = header
      self.rows = rows
    }
  }

  /// The blocks in reading order.
  public let blocks: [Block]

  /// Reads `source`. Every text is a document; what isn't markup is text.
  public init(_ source: String) {
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine)
    var reader = MarkdownBlockReader(lines.map(MarkdownLine.init), depth: 0)
    blocks = reader.read()
  }
}
