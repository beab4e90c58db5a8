public import Testing

@testable import ScutesTesting

/// Expects `text` to equal the record `name`: see `ViewDriver.expectSnapshot`.
public func expectSnapshot(
  _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let snapshots = SnapshotFolder(ofTestFile: sourceLocation.filePath)
  do {
    guard let difference = try snapshots.check(text, named: name) else { return }
    Issue.record(Comment(rawValue: difference), sourceLocation: sourceLocation)
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}
