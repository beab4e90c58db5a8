import Catalogue
import Foundation
import Scutes
import TestSupport
import Testing

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

  @Test(arguments: await titles) func inAnyPlace(title: String) throws {
    let example = try example(title)
    let half = Size(width: max(1, example.size.width / 2), height: max(1, example.size.height / 2))
    for size in [
      half, Size(width: 1, height: 1), Size(width: 300, height: 1), Size(width: 1, height: 90),
    ] {
      let canvas = try #require(example.picture(size: size).canvas)
      #expect(canvas.size == size)
      expectWhole(canvas)
    }
  }

  @Test func noTwoShareATitle() {
    #expect(Set(Catalogue.examples.map(\.id)).count == Catalogue.examples.count)
  }

  @Test func thePageOfTheWidgetsIsWhatTheExamplesSay() throws {
    let page = try WidgetsPage.markdown { try String(contentsOfFile: $0, encoding: .utf8) }
    try expectPage(at: "docs/widgets.md", is: page)
  }
}
