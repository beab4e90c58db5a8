// SPDX-License-Identifier: Apache-2.0

/// A file or a folder, for display in a list.
public nonisolated struct FileItem: Hashable, Identifiable, Sendable {
  /// The last component of its path.
  public let name: String
  /// Whether it is a folder.
  public let isFolder: Bool
  /// The size in bytes, or `nil` if it is unknown or meaningless.
  public let size: Int?

  /// Creates a file of `size` bytes, or a folder.
  public init(name: String, isFolder: Bool = false, size: Int? = nil) {
    self.name = name
    self.isFolder = isFolder
    self.size = size
  }

  /// The name, which is unique within a folder.
  public var id: String { name }

  /// Whether its name begins with a dot, so that it is hidden by default.
  public var isHidden: Bool { name.hasPrefix(".") }
}

extension FileItem {
  /// Orders folders before files, then by name, ignoring case.
  nonisolated static func comesFirst(_ one: FileItem, _ other: FileItem) -> Bool {
    if one.isFolder != other.isFolder { return one.isFolder }
    let (name, otherName) = (one.name.lowercased(), other.name.lowercased())
    return name == otherName ? one.name < other.name : name < otherName
  }

  /// The size with a unit and at most three digits: "912 B", "1.4 kB", "23 MB".
  nonisolated var sizeText: String? {
    guard let size, !isFolder else { return nil }
    guard size >= 1000 else { return "\(size) B" }
    var (value, unit) = (Double(size) / 1000, 0)
    while value >= 999.5, unit < Self.units.count - 1 { (value, unit) = (value / 1000, unit + 1) }
    let tenths = Int((value * 10).rounded())
    let figures = tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : "\(Int(value.rounded()))"
    return "\(figures) \(Self.units[unit])"
  }

  private nonisolated static let units = ["kB", "MB", "GB", "TB"]
}
