import Scutes

/// Results that can be sorted by each column.
struct TableExample: View {
  @State private var chosen: Int?
  @State private var order = [TableSort<Row>(\.score, isReversed: true)]

  var body: some View {
    Table(Row.all.sorted(using: order), selection: $chosen, sortOrder: $order) {
      TableColumn("Player", value: \.player, width: .flexible(min: 6), priority: 1)
      TableColumn("Score", value: \.score, width: .fixed(6), alignment: .trailing)
      TableColumn("Level", value: \.level, width: .flexible(min: 5, ideal: 8, max: 8))
    }
  }

  /// A row of the table.
  struct Row: Identifiable {
    let id: Int
    let player: String
    let score: Int
    let level: String

    static var all: [Row] {
      [("Haru", 1240, "Hard"), ("김민서", 980, "Medium"), ("Alexandria", 2015, "Expert")]
        .enumerated()
        .map { Row(id: $0, player: $1.0, score: $1.1, level: $1.2) }
    }
  }
}

extension Example {
  static let table = Example(
    "Table", .containers,
    "Rows of columns, sorted by a click on a title, by its number or by `s`. Columns shrink, end in"
      + " an ellipsis, and are left out in the order of their priorities.", height: 5, keys: "↓"
  ) {
    TableExample()
  }
}
