import Catalogue
import Foundation
import TestSupport
import Testing
import Widgets

/// Records the picture of every example.
@MainActor
@Suite struct ExamplesPictures {
  static let titles = Catalogue.examples.map(\.title)

  private func example(_ title: String) throws -> Example {
    try #require(Catalogue.examples.first { $0.title == title })
  }

  @Test(arguments: await titles) func inUnicode(title: String) throws {
    let example = try example(title)
    expectSnapshot(example.picture().canvas?.golden ?? "", named: example.id)
  }

  @Test(arguments: await titles) func inASCII(title: String) throws {
    let example = try example(title)
    expectSnapshot(example.picture(isUnicode: false).screen, named: example.id + "-in-ascii")
  }

  @Test(arguments: await titles) func inATightPlace(title: String) throws {
    let example = try example(title)
    let size = Size(width: max(1, example.size.width / 2), height: max(1, example.size.height / 2))
    expectSnapshot(example.picture(size: size).screen, named: example.id + "-in-half-the-room")
  }

  @Test(arguments: await titles) func inTheSmallestPlace(title: String) throws {
    let example = try example(title)
    for size in [
      Size(width: 1, height: 1), Size(width: 300, height: 1), Size(width: 1, height: 90),
    ] {
      #expect(example.picture(size: size).canvas?.size == size)
    }
  }

  @Test func noTwoShareATitle() {
    #expect(Set(Catalogue.examples.map(\.id)).count == Catalogue.examples.count)
  }

  @Test func thePageOfTheWidgetsIsWhatTheExamplesSay() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/widgets.md")
    let page = try WidgetsPage.markdown { try String(contentsOfFile: $0, encoding: .utf8) }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(page.utf8).write(to: file, options: .atomic)
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written == page, "docs/widgets.md is out of date: `make record` writes it anew")
  }
}
