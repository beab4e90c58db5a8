import Scutes

/// The panel beside the board: the game, the cursor's address, the keys.
struct SidePanel: View {
  let model: BoardModel

  var body: some View {
    VStack(alignment: .leading) {
      row("Level", "Medium")
      row("Mistakes", "0/3")
      row("Hints", "2")
      CursorAddress(model: model)
      Text(" ")
      row("arrows", "move")
      row("1-9", "place")
      row("n", "notes")
      row("u", "undo")
      row("q", "quit")
    }
    .padding(.leading, 1)
    .frame(width: 34, alignment: .leading)
    .border(.rounded, .line, title: "Sudoku")
  }

  private func row(_ name: String, _ value: String) -> PanelRow {
    PanelRow(name: name, value: value)
  }
}

private struct CursorAddress: View {
  let model: BoardModel

  var body: some View {
    PanelRow(name: "Cell", value: "R\(model.cursor.row + 1) C\(model.cursor.column + 1)")
  }
}

private struct PanelRow: View {
  let name: String
  let value: String

  var body: some View {
    HStack {
      Text(name).foregroundStyle(.secondary).frame(width: 10, alignment: .leading)
      Text(value)
    }
  }
}
