import Widgets

/// The name of a row while it is typed: see ``NameableRows``.
nonisolated struct RowNaming<Row: Hashable> {
  /// The row that is being named, or `nil` while none is.
  private(set) var row: Row?
  fileprivate var text = ""
  fileprivate var focused: NamingPart?

  /// Shows a field with the row's present name.
  mutating func begin(_ row: Row, name: String = "") {
    (self.row, text, focused) = (row, name, .name)
  }

  /// Removes the field.
  mutating func end() { (row, focused) = (nil, .rows) }
}

/// A part of a list with a field below.
private nonisolated enum NamingPart: Hashable {
  case rows
  case name
}

/// A list, and below it a field while a row is being named, or else what there is to say. The
/// screen has a key for leaving the field without a name.
struct NameableRows<Row: Hashable, Rows: View, Below: View>: View {
  @Binding var naming: RowNaming<Row>
  /// The title of the field.
  let title: String
  /// Shown while the field is empty.
  var prompt = ""
  /// The reason why a row can't have a name, or `nil` if it can.
  var objection: (Row, String) -> String? = { _, _ in nil }
  let keep: (Row, String) -> Void
  @ViewBuilder let rows: Rows
  @ViewBuilder let below: Below

  var body: some View {
    VStack(alignment: .leading) {
      rows.focused($naming.focused, equals: .rows)
      if let row = naming.row {
        TextField(title, text: $naming.text, prompt: prompt)
          .lengthLimit(Self.longestName)
          .validation { objection(row, $0) }
          .focused($naming.focused, equals: .name)
          .onSubmit {
            keep(row, naming.text)
            naming.end()
          }
      } else {
        below
      }
    }
  }

  /// Grapheme clusters of a name.
  private static var longestName: Int { 24 }
}
