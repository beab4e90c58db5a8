import Foundation

/// A folder of scripts that pass for other programs, deleted with this object.
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

  /// An environment in which only they are found.
  var environment: [String: String] { ["PATH": folder] }

  /// The target of the links that are the fake programs: it runs the script beside the link. A
  /// newly written file can't always be run, since a process that starts meanwhile still has it
  /// open.
  private static let starter: String? = {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("fake-program-\(ProcessInfo.processInfo.processIdentifier)").path
    let isWritten = FileManager.default.createFile(
      atPath: path, contents: Data("#!/bin/sh\n. \"$0.script\"\n".utf8),
      attributes: [.posixPermissions: 0o755])
    return isWritten ? path : nil
  }()

  /// Adds a program that runs `script`. `$here` in it is the folder. Sounds are the last argument.
  func add(_ name: String, _ script: String) throws {
    let text = "PATH=/usr/bin:/bin\nhere='\(folder)'\n\(script)\n"
    guard let starter = Self.starter else { throw CocoaError(.fileWriteUnknown) }
    try text.write(toFile: "\(folder)/\(name).script", atomically: false, encoding: .utf8)
    let link = "\(folder)/\(name)"
    try? FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: starter)
  }

  /// The contents of a file written by a script, or `nil` before that.
  func contents(of name: String) -> Data? {
    FileManager.default.contents(atPath: "\(folder)/\(name)")
  }

  /// The lines written by scripts.
  func lines(of name: String) -> [String] {
    contents(of: name).map { data in
      String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    } ?? []
  }

  /// Lets a script that waits for `name` continue.
  func touch(_ name: String) {
    _ = FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: Data())
  }

  /// The time limit of a program in tests that aren't about it. However busy the machine is, the
  /// limit isn't reached.
  @Sendable static func noLimit(_ limit: Duration) async throws {
    try await Task.sleep(for: .seconds(3600))
  }

  /// Waits until `condition` holds, for at most five minutes, since the machine may be busy.
  func wait(until condition: () -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(300)
    while !condition() {
      guard ContinuousClock.now < deadline else { throw CocoaError(.userCancelled) }
      try await Task.sleep(for: .milliseconds(10))
    }
  }
}
