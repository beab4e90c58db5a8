import Scutes

/// The times for each level, with a total across two columns.
struct GridExample: View {
  var body: some View {
    GridLayout(alignment: .leading, horizontalSpacing: 3) {
      GridRow {
        Text("Level").foregroundStyle(.tableHeader)
        Text("Best").foregroundStyle(.tableHeader).gridColumnAlignment(.trailing)
        Text("Mean").foregroundStyle(.tableHeader).gridColumnAlignment(.trailing)
      }
      row("Easy", "3:10", "4:02")
      row("Medium", "6:55", "11:40")
      row("Hard", "–", "–")
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text("All levels").bold().gridCellColumns(2)
        Text("7:51").bold()
      }
    }
  }

  private func row(_ level: String, _ best: String, _ mean: String) -> some View {
    GridRow {
      Text(level)
      Text(best)
      Text(mean)
    }
  }
}

extension Example {
  static let grid = Example(
    "GridLayout, GridRow", .layout,
    "Rows whose cells line up in columns as wide as what is in them; a cell may take several, and"
      + " a line between rows takes what it gets.", height: 9
  ) {
    GridExample()
  }
}
