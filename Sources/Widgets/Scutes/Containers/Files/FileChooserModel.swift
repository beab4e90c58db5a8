// SPDX-License-Identifier: Apache-2.0

import Observation

/// The contents of a file chooser.
@Observable
final class FileChooserModel {
  /// The rows, beginning with the parent folder if there is one.
  private(set) var rows: [Row] = []
  /// The error, or `nil` if there is none.
  private(set) var problem: String?
  /// Whether the folder is still being read.
  private(set) var isReading = true
  /// The selected row.
  var selection: Row.ID?
  /// Whether files with names that begin with a dot are shown.
  var showsHidden = false {
    didSet { layOut() }
  }
  /// The name of the folder that was left for its parent.
  @ObservationIgnored var previousFolder: String?
  private var items: [FileItem] = []
  private var hasParent = false

  /// A row: a file or folder, or the parent folder if `item` is `nil`.
  struct Row: Hashable, Identifiable {
    let item: FileItem?

    /// The name. For the parent folder, one that no file can have.
    var id: String { item?.name ?? "/" }
  }

  var hasFiles: Bool { rows.contains { $0.item != nil } }

  /// The item of the selected row.
  var selectedItem: FileItem? { selection.flatMap(item) }

  /// The item of a row, or `nil` for the parent folder.
  func item(_ id: Row.ID) -> FileItem? { items.first { $0.id == id } }

  /// Starts reading a folder, and clears the previous one.
  func begin(_ path: FolderPath) {
    (items, problem, isReading) = ([], nil, true)
    hasParent = path.parent != nil
    layOut()
  }

  /// Shows the contents of a folder. Selects the folder just left, or else the first row.
  func show(_ items: [FileItem]) {
    self.items = items.sorted(by: FileItem.comesFirst)
    if let previousFolder, previousFolder.hasPrefix(".") { showsHidden = true }
    isReading = false
    layOut()
    let from = previousFolder
    previousFolder = nil
    selection =
      rows.first { $0.item != nil && $0.id == from }?.id ?? rows.first { $0.item != nil }?.id
      ?? rows.first?.id
  }

  /// Shows why a folder can't be read.
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
