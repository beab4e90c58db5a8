import Catalogue
import Foundation
import Scutes
import ScutesTesting
import TestSupport
import Testing

/// The styles of all examples, in each theme and with fewer and fewer colours.
@MainActor
@Suite struct ExamplesStyles {
  nonisolated static let themes = Theme.builtIn.map(\.name)
  nonisolated static let depths: [ColorDepth] = [.trueColor, .indexed256, .sixteen, .eight]

  /// A record a theme: of each example the styles in it, and what becomes of them.
  @Test(arguments: themes) func ofEveryExample(theme name: String) throws {
    let theme = try #require(Theme.builtIn(named: name))
    let sections = Catalogue.examples.map { example in
      let canvas = example.picture(theme: theme).canvas ?? Canvas(size: .zero)
      expectNoLetterLost(in: canvas, of: example.title)
      return ([example.title] + StyleCount.lines(of: canvas)).joined(separator: "\n")
    }
    expectSnapshot(
      sections.joined(separator: "\n\n"),
      named: name.lowercased().replacingOccurrences(of: " ", with: "-"))
  }

  /// Expects every letter to differ from what is behind it, however few colours there are.
  private func expectNoLetterLost(in canvas: Canvas, of title: String) {
    var letters: [[Color]: Character] = [:]
    for cell in canvas.cells where cell.glyph.character.isLetter {
      letters[[cell.foreground, cell.background]] = cell.glyph.character
    }
    for (colors, letter) in letters {
      for depth in Self.depths {
        let ground = colors[1].nearest(at: depth)
        let ink = colors[0].shown(on: colors[1], at: depth)
        #expect(
          ink != ground || ink == .terminalDefault,
          "\(title): \(letter) is \(colors[0]) on \(colors[1])")
      }
    }
  }
}
