import ArgumentParser
import Formats
import Foundation

/// A format as the command line names it.
struct FormatName: ExpressibleByArgument {
  let format: PuzzleFormat

  init?(argument: String) {
    guard let format = PuzzleFormat(rawValue: argument.lowercased()) else { return nil }
    self.format = format
  }

  static var allValueStrings: [String] {
    PuzzleFormat.allCases.filter(\.isWritable).map(\.id)
  }

  /// Prints all formats, and what each keeps besides the givens.
  static func printAll() {
    let width = PuzzleFormat.allCases.map(\.id.count).max() ?? 0
    for format in PuzzleFormat.allCases {
      let id = format.id.padding(toLength: width, withPad: " ", startingAt: 0)
      let kept = format.contents.isEmpty ? "" : "; keeps \(format.contents.words())"
      let reading = format.isWritable ? "" : "; read only"
      StandardOutput.print("\(id)  \(format.name)\(kept)\(reading)")
    }
  }
}

extension PuzzleContents {
  /// The contents in words: "digits placed, notes and the time". What is told about a puzzle is named
  /// by its `details`, if there are some.
  func words(for details: Set<PuzzleDetail> = []) -> String {
    let named: [(PuzzleContents, String)] = [
      (.placed, "digits placed"), (.candidates, "candidates"), (.notes, "notes"),
      (.centreNotes, "notes of a second kind"), (.colors, "colours"), (.elapsed, "the time played"),
      (.step, "the step of the example"), (.details, "words about it"),
    ]
    let words = named.filter { contains($0.0) }.flatMap { contents, name in
      contents == .details && !details.isEmpty
        ? PuzzleDetail.allCases.filter(details.contains).map(\.rawValue) : [name]
    }
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
