import Foundation

/// The files beside the trials.
enum Corpus {
  /// The tables of each version of the database with a game, as SQL.
  static let schemas = files(in: "schemas").map { String(decoding: $0, as: UTF8.self) }

  /// The files of a folder, by their names.
  static func files(in folder: String) -> [[UInt8]] {
    let place = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Corpora/\(folder)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    return names.sorted().compactMap { name in
      (try? Data(contentsOf: place.appending(path: name))).map(Array.init)
    }
  }
}
