// SPDX-License-Identifier: Apache-2.0

/// A document in Markdown.
///
/// ```
/// MarkdownView("""                     Rules
///   # Rules                            ═════
///   - Each *row* has every digit.      • Each row has every digit.
///   - Each box, too.                   • Each box, too.
///   > Guess nothing.                   │ Guess nothing.
///   """)
/// ```
///
/// It is as wide as its text and wraps as ``Text`` does; put it into a ``ScrollView`` if it may be
/// long. Code is shown by the ``Highlighter`` of its language and broken where a line is full. Links
/// are links where the terminal knows them. ``MarkdownDocument`` says what is read.
public struct MarkdownView: View, Equatable {
  private let document: MarkdownDocument

  /// Creates a view of the document with the text `source`.
  public init(_ source: String) {
    document = MarkdownDocument(source)
  }

  /// Creates a view of `document`.
  public init(_ document: MarkdownDocument) {
    self.document = document
  }

  /// The blocks, one below the other.
  public var body: some View {
    MarkdownBlocks(blocks: document.blocks)
  }
}

/// Blocks one below the other.
struct MarkdownBlocks: View, Equatable {
  let blocks: [MarkdownDocument.Block]
  /// `true` if no line is left free between them.
  var isTight = false
  /// The number of lists around them.
  var depth = 0

  var body: some View {
    VStack(alignment: .leading, spacing: isTight ? 0 : 1) {
      ForEach(blocks.indices) { index in
        MarkdownBlockView(block: blocks[index], depth: depth)
      }
    }
  }
}

private struct MarkdownBlockView: View, Equatable {
  @Environment(\.highlighters) private var highlighters
  let block: MarkdownDocument.Block
  let depth: Int

  nonisolated static func == (first: Self, second: Self) -> Bool {
    first.block == second.block && first.depth == second.depth
  }

  var body: some View {
    switch block {
    case .heading(let level, let text): MarkdownHeading(level: level, text: text)
    case .paragraph(let text): Text(text)
    case .code(let language, let text):
      Text(highlighters[language].styled(text)).wrapMode(.character).padding(.leading, 2)
    case .quote(let blocks): MarkdownQuote(blocks: blocks, depth: depth)
    case .list(let list): MarkdownListView(list: list, depth: depth)
    case .table(let table): MarkdownTableView(table: table)
    case .rule: Divider()
    }
  }
}

/// A heading, the first levels with a line below.
private struct MarkdownHeading: View, Equatable {
  let level: Int
  let text: StyledText

  var body: some View {
    let heading = Text(text).foregroundStyle(level < 3 ? .title : .accentSecond).bold()
    if level < 3 {
      heading.padding(.bottom, 1).overlay(alignment: .bottom) {
        Divider(line: level == 1 ? .double : .light).frame(height: 1)
      }
    } else {
      heading
    }
  }
}

/// Blocks beside a line.
private struct MarkdownQuote: View, Equatable {
  let blocks: [MarkdownDocument.Block]
  let depth: Int

  var body: some View {
    MarkdownBlocks(blocks: blocks, depth: depth)
      .padding(.leading, 2)
      .overlay(alignment: .leading) { Divider(axis: .vertical).frame(width: 1) }
      .foregroundStyle(.secondary)
  }
}

/// The items of a list, each behind its bullet, number or box.
private struct MarkdownListView: View, Equatable {
  let list: MarkdownDocument.ListBlock
  let depth: Int

  var body: some View {
    let width = list.items.indices.map { mark($0).columns }.max() ?? 1
    VStack(alignment: .leading, spacing: list.isTight ? 0 : 1) {
      ForEach(list.items.indices) { index in
        HStack(alignment: .top, spacing: 1) {
          Text(mark(index)).foregroundStyle(.accent).frame(width: width, alignment: .trailing)
          MarkdownBlocks(
            blocks: list.items[index].blocks, isTight: list.isTight, depth: depth + 1)
        }
      }
    }
  }

  private func mark(_ index: Int) -> String {
    if let isChecked = list.items[index].isChecked { return isChecked ? "[x]" : "[ ]" }
    if let start = list.start { return "\(start + index)." }
    return ["•", "◦", "▪"][depth % 3]
  }
}

/// A table, with a line below its header.
private struct MarkdownTableView: View, Equatable {
  let table: MarkdownDocument.TableBlock

  var body: some View {
    GridLayout(alignment: .topLeading, horizontalSpacing: 2) {
      GridRow {
        ForEach(table.header.indices) { column in
          Text(table.header[column]).foregroundStyle(.tableHeader).bold()
            .gridColumnAlignment(alignment(column))
        }
      }
      ForEach(table.rows.indices) { row in
        GridRow {
          ForEach(table.rows[row].indices) { column in Text(table.rows[row][column]) }
        }
      }
    }
  }

  private func alignment(_ column: Int) -> HorizontalAlignment {
    switch table.alignments[column] {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
