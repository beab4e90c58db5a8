import Scutes

/// A list of things that can be named, with the details of the selected one: side by side if there
/// is room, else the list above. Below the list is a field for a name, or a message, and a button
/// that undoes the latest deletion.
///
/// ```
///   ▸ First          │ the details
///     Second         │ of First
///   Name [First    ] │
/// ```
struct ListPage<Row: Hashable, Rows: View, Below: View, Details: View>: View {
  let size: Size
  @Binding var naming: RowNaming<Row>
  /// How rows are named, and the latest deletion undone.
  let changes: RowChanges<Row>
  /// The columns of the list beside the details, and the least columns for both.
  let columns: (list: Int, both: Int)
  /// The rows of the list above the details.
  let listRows: Int
  @ViewBuilder let rows: Rows
  @ViewBuilder let below: Below
  @ViewBuilder let details: Details

  var body: some View {
    NavigationSplitView(
      sidebarWidth: columns.list, wideFrom: columns.both, compactRows: listRows
    ) {
      NameableRows(naming: $naming, changes: changes) {
        rows
      } below: {
        below
      }
    } detail: {
      details.padding(.leading, size.width < columns.both ? 0 : 1)
    }
    .frame(width: size.width, height: size.height)
  }
}

/// What can be done to the rows of a list besides choosing one.
struct RowChanges<Row> {
  /// The title of the field for a name.
  let title: String
  /// Shown while the field is empty.
  var prompt = ""
  /// The most grapheme clusters of a name.
  var longestName = 24
  /// The reason why a row can't have a name, or `nil` if it can.
  var objection: (Row, String) -> String? = { _, _ in nil }
  /// Names a row.
  let keep: (Row, String) -> Void
  /// The title of the button that undoes the latest deletion, or `nil` for no button.
  var offer: String?
  /// Undoes it.
  var undo: () -> Void = {}
}

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

  /// `true` while the rows have the focus.
  var isInRows: Bool { focused == .rows }

  /// Removes the field, and focuses the rows.
  mutating func end() { (row, focused) = (nil, .rows) }
}

/// A part of a list with a field below.
private nonisolated enum NamingPart: Hashable {
  case rows
  case name
}

/// A list, and below it a field while a row is being named, or else a message.
struct NameableRows<Row: Hashable, Rows: View, Below: View>: View {
  @Binding var naming: RowNaming<Row>
  let changes: RowChanges<Row>
  @ViewBuilder let rows: Rows
  @ViewBuilder let below: Below

  var body: some View {
    VStack(alignment: .leading) {
      rows.focused($naming.focused, equals: .rows)
      if let row = naming.row {
        TextField(changes.title, text: $naming.text, prompt: changes.prompt)
          .lengthLimit(changes.longestName)
          .validation { changes.objection(row, $0) }
          .focused($naming.focused, equals: .name)
          .onSubmit {
            changes.keep(row, naming.text)
            naming.end()
          }
      } else {
        below
      }
      if let offer = changes.offer {
        Button(offer, action: changes.undo).buttonStyle(IconButtonStyle())
      }
    }
  }
}

/// A view of a list whose rows can be named.
protocol NamesRows: CommandView {
  associatedtype Row: Hashable
  var naming: RowNaming<Row> { get nonmutating set }
}

extension CommandView {
  /// The title of the button that brings back what was deleted last, called `name`, with the key
  /// that does so too. `nil` without a name.
  func undoOffer(_ name: String?, _ keys: KeyLabels) -> String? {
    name.map { "\(keys.key(of: "undo", in: Self.commands(words)))  \(words.app.undoDelete($0))" }
  }
}

extension Command where Target: NamesRows {
  /// `commands`, or while a row is being named, only the one that cancels.
  @CommandBuilder<Target> static func ofList(
    _ words: Words, @CommandBuilder<Target> _ commands: () -> [Command]
  ) -> [Command] {
    Command.group(if: { $0.naming.row == nil }, commands: commands)
    Command(
      "cancelName", [.escape], words.app.cancel.lowercased(), if: { $0.naming.row != nil },
      perform: { $0.naming.end() })
  }
}
