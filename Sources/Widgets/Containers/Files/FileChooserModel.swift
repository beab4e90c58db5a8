import Observation

/// What a file chooser shows of a folder.
@Observable
final class FileChooserModel {
  /// The rows, the way out first where there is one.
  private(set) var rows: [Row] = []
  /// What is wrong with the folder; nil while nothing is.
  private(set) var problem: String?
  /// Whether the folder is still being read.
  private(set) var isReading = true
  /// The row that the keys act on.
  var selection: Row.ID?
  /// Whether files show whose names begin with a dot.
  var showsHidden = false {
    didSet { layOut() }
  }
  /// The name of the folder that was left for the one around it.
  @ObservationIgnored var comesFrom: String?
  private var items: [FileItem] = []
  private var hasParent = false

  /// A row: a file or a folder; the way out where there is none.
  struct Row: Hashable, Identifiable {
    let item: FileItem?

    /// The name; for the way out one that no file has.
    var id: String { item?.name ?? "/" }
  }

  /// Whether the folder has anything to show.
  var hasFiles: Bool { rows.contains { $0.item != nil } }

  /// The item of the chosen row.
  var selectedItem: FileItem? { selection.flatMap(item) }

  /// The item of a row; nil for the way out.
  func item(_ id: Row.ID) -> FileItem? { items.first { $0.id == id } }

  /// Begins to read a folder: nothing of the one before shows any longer.
  func begin(_ path: FolderPath) {
    (items, problem, isReading) = ([], nil, true)
    hasParent = path.parent != nil
    layOut()
  }

  /// Shows what is in a folder; the one that was left for it is chosen, else its first row.
  func show(_ items: [FileItem]) {
    self.items = items.sorted(by: FileItem.comesFirst)
    if let comesFrom, comesFrom.hasPrefix(".") { showsHidden = true }
    isReading = false
    layOut()
    let from = comesFrom
    comesFrom = nil
    selection =
      rows.first { $0.item != nil && $0.id == from }?.id ?? rows.first { $0.item != nil }?.id
      ?? rows.first?.id
  }

  /// Shows why a folder cannot be read.
  func show(_ problem: String) {
    (items, self.problem, isReading) = ([], problem, false)
    layOut()
    selection = rows.first?.id
  }

  private func layOut() {
    let shown = items.filter { showsHidden || !$0.isHidden }
    rows = (hasParent ? [Row(item: nil)] : []) + shown.map { Row(item: $0) }
  }
}
