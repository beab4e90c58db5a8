import Foundation
import TestSupport
import Testing

/// The front page of the kit's documentation lists every public type, folder by folder.
@Suite struct DocumentationTests {
  /// The folders of the kit in the order of the page, with their headings.
  private static let headings: [(folder: String, heading: String)] = [
    ("Runtime", "Running a program"), ("Tree", "Views, state, events"), ("Layout", "Layout"),
    ("Views", "Text, lines, shapes, plots"), ("Controls", "Controls"),
    ("Containers", "Containers"), ("Keys", "Tables of keys"), ("Words", "Words"),
    ("Input", "Keys and the mouse"),
    ("Style", "Looks"),
    ("Text", "Widths and lines of text"), ("Geometry", "Geometry"), ("Canvas", "Drawing"),
    ("Terminal", "Terminals"),
  ]

  private static let beginning = """
    # ``Scutes``

    A declarative kit for programs that fill a terminal.

    ## Overview

    Views are values with a body, as in SwiftUI. State and observable models determine what is \
    evaluated again. Layout works by proposal, size and placement, in cells. Key tables also fill \
    the footer and the help, themes style roles, and a driver tests it all without a terminal.

    The gallery shows every widget live, with its source: `make gallery`.

    ## Topics

    ### Essentials

    - <doc:GettingStarted>
    - <doc:Concepts>
    - <doc:ComingFromSwiftUI>
    - <doc:LayingOut>
    - <doc:WorkingInTheBackground>
    - <doc:InTheShell>
    - <doc:Themes>
    - <doc:Testing>
    - <doc:Performance>

    ### Programs, step by step

    - <doc:AFileBrowser>
    - <doc:ALogViewer>
    - <doc:AJSONExplorer>
    - <doc:PromptsForScripts>

    """

  /// The expected page.
  private static var page: String {
    let files = SourceFile.all(in: "Sources/Widgets/ScutesConsole", "Sources/Widgets/Scutes")
    let others = Set(files.map(\.folder)).subtracting(headings.map(\.folder)).sorted()
    let all = headings + others.map { ($0, $0) }
    return all.reduce(into: beginning) { page, entry in
      let names = files.filter { $0.folder == entry.folder }
        .flatMap(\.types).filter(\.isPublic).map(\.name)
      guard !names.isEmpty else { return }
      page += "\n### \(entry.heading)\n\n"
      page += Set(names).sorted().map { "- ``\($0)``\n" }.joined()
    }
  }

  @Test func everyPublicTypeOfTheKitIsOnTheFirstPage() throws {
    try expectPage(at: "Sources/Widgets/Scutes/Documentation.docc/Scutes.md", is: Self.page)
  }

  /// The kit's pages.
  private static let pages =
    ["Sources/Widgets/README.md"]
    + Repository.paths(below: "Sources/Widgets/Scutes/Documentation.docc")
    .filter { $0.hasSuffix(".md") }

  @Test(arguments: pages)
  func everyBlockOfCodeOnAPageIsPartOfAFileThatIsCompiled(page: String) throws {
    let files = SourceFile.all(in: "Examples/Programs").map { Self.code($0.lines) }
    var block: [Substring]?
    for line in try Repository.text(of: page).split(separator: "\n") {
      if line == "```swift" {
        block = []
      } else if line == "```", let code = block.map(Self.code) {
        let isCompiled = files.contains { $0.contains(code) }
        #expect(isCompiled, "No file in Examples/Programs has this:\n\(code)")
        block = nil
      } else {
        block?.append(line)
      }
    }
  }

  /// The lines without their indentation and blank lines.
  private static func code(_ lines: [Substring]) -> String {
    lines.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
