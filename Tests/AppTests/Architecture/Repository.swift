import Foundation

/// The repository that these tests were built from.
enum Repository {
  /// Its folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The Swift files in `folders` of the repository, in order.
  static func swiftFiles(in folders: String...) -> [SourceFile] {
    folders.flatMap { folder in
      paths(below: folder).filter { $0.hasSuffix(".swift") }.compactMap(file)
    }
  }

  /// The paths of the files below `folder`, in order.
  private static func paths(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    return (names?.allObjects ?? []).compactMap { $0 as? String }.sorted().map {
      folder + "/" + $0
    }
  }

  private static func file(_ path: String) -> SourceFile? {
    guard let contents = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    else { return nil }
    return SourceFile(path: path, contents: contents)
  }
}
