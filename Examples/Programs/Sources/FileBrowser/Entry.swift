// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file or a folder.
nonisolated struct Entry: Identifiable, Hashable, Sendable {
  let name: String
  let isFolder: Bool
  let size: Int
  let modified: Date

  var id: String { name }
  var isHidden: Bool { name.hasPrefix(".") }

  /// The size with a unit: "912 B", "1.4 kB".
  var sizeText: String {
    guard size >= 1000 else { return "\(size) B" }
    var (value, units) = (Double(size) / 1000, ["kB", "MB", "GB", "TB"][...])
    while value >= 999.5, units.count > 1 { (value, units) = (value / 1000, units.dropFirst()) }
    return String(format: value < 9.95 ? "%.1f " : "%.0f ", value) + (units.first ?? "")
  }

  /// The files and folders in `folder`, in no order.
  @concurrent static func all(in folder: String) async throws -> [Entry] {
    try read(folder)
  }

  static func read(_ folder: String) throws -> [Entry] {
    let files = FileManager.default
    return try files.contentsOfDirectory(atPath: folder).map { name in
      let path = folder + "/" + name
      let facts = try? files.attributesOfItem(atPath: path)
      var isFolder: ObjCBool = false
      _ = files.fileExists(atPath: path, isDirectory: &isFolder)
      return Entry(
        name: name, isFolder: isFolder.boolValue,
        size: (facts?[.size] as? NSNumber)?.intValue ?? 0,
        modified: facts?[.modificationDate] as? Date ?? .distantPast)
    }
  }
}

/// What the entries of a folder are sorted by. Folders come first in any case.
nonisolated enum Order: String, CaseIterable, Sendable {
  case name, size, date

  var next: Order {
    switch self {
    case .name: .size
    case .size: .date
    case .date: .name
    }
  }

  /// Sorts names from A to Z, the largest and the latest files first.
  func comesFirst(_ one: Entry, _ other: Entry) -> Bool {
    if one.isFolder != other.isFolder { return one.isFolder }
    switch self {
    case .size where one.size != other.size: return one.size > other.size
    case .date where one.modified != other.modified: return one.modified > other.modified
    default: return one.name.localizedStandardCompare(other.name) == .orderedAscending
    }
  }
}
