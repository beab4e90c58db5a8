import Foundation

/// A folder of scripts that pass for other programs; gone with it.
final class FakePrograms: Sendable {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("fake-programs-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The environment in which they are found, and nothing else.
  var environment: [String: String] { ["PATH": folder] }

  /// Adds a program that runs `script`, in which `$here` is the folder; sounds are the last
  /// argument.
  func add(_ name: String, _ script: String) throws {
    let text = "#!/bin/sh\nPATH=/usr/bin:/bin\nhere='\(folder)'\n\(script)\n"
    let isWritten = FileManager.default.createFile(
      atPath: "\(folder)/\(name)", contents: Data(text.utf8),
      attributes: [.posixPermissions: 0o755])
    guard isWritten else { throw CocoaError(.fileWriteUnknown) }
  }

  /// What a script has written; nil before it has.
  func contents(of name: String) -> Data? {
    FileManager.default.contents(atPath: "\(folder)/\(name)")
  }

  /// The lines that scripts have written.
  func lines(of name: String) -> [String] {
    contents(of: name).map { data in
      String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    } ?? []
  }

  /// Has a script that waits for `name` go on.
  func touch(_ name: String) {
    _ = FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: Data())
  }

  /// Waits until `condition` holds, a minute at most.
  func wait(until condition: () -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while !condition() {
      guard ContinuousClock.now < deadline else { throw CocoaError(.userCancelled) }
      try await Task.sleep(for: .milliseconds(10))
    }
  }
}
