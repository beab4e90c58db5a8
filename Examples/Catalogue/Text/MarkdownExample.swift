import Scutes

/// A document with all kinds of blocks.
struct MarkdownExample: View {
  var body: some View {
    MarkdownView(
      """
      ## Naked pairs
      If *two* cells of a row have the **same two** candidates:

      1. neither may stand elsewhere in the row;
      2. see [the lesson](https://example.org/pairs).

      > Look at `r2` first.

      ```json
      {"row": 2, "cells": [3, 7]}
      ```
      """)
  }
}

extension Example {
  static let markdown = Example(
    "MarkdownView", .text,
    "A document in Markdown: headings, lists, quotes, tables, links, and code with highlighting for"
      + " JSON, Swift and any language with a `Highlighter`.", height: 13
  ) {
    MarkdownExample()
  }
}
