import Catalogue
import Foundation
import TestSupport
import Testing
import Widgets
import WidgetsTesting

/// The styles of all examples, in each theme and with fewer and fewer colours.
@MainActor
@Suite struct ExamplesStyles {
  nonisolated static let themes = Theme.builtIn.map(\.name)
  nonisolated static let depths: [ColorDepth] = [.trueColor, .indexed256, .sixteen, .eight]

  private func theme(_ name: String) throws -> Theme {
    try #require(Theme.builtIn(named: name))
  }

  /// A record a theme: of each example the styles in it, and what becomes of them.
  @Test(arguments: themes) func ofEveryExample(theme name: String) throws {
    let theme = try theme(name)
    let sections = Catalogue.examples.map { example in
      let canvas = example.picture(theme: theme).canvas ?? Canvas(size: .zero)
      return ([example.title] + StyleCount.lines(of: canvas)).joined(separator: "\n")
    }
    expectSnapshot(
      sections.joined(separator: "\n\n"),
      named: name.lowercased().replacingOccurrences(of: " ", with: "-"))
  }

  @Test(arguments: themes, depths)
  func noLetterIsLostOnItsGround(theme name: String, depth: ColorDepth) throws {
    let theme = try theme(name)
    for example in Catalogue.examples {
      let canvas = example.picture(theme: theme).canvas ?? Canvas(size: .zero)
      for cell in canvas.cells where cell.glyph.character.isLetter {
        let ground = cell.background.nearest(at: depth)
        let ink = cell.foreground.shown(on: cell.background, at: depth)
        #expect(
          ink != ground || ink == .terminalDefault,
          "\(example.title): \(cell.glyph.character) is \(cell.foreground) on \(cell.background)")
      }
    }
  }
}
