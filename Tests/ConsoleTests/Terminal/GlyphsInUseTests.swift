import Foundation
import Testing

@testable import Console

/// The glyphs that the kit and the screens draw, where only ASCII can be shown.
struct GlyphsInUseTests {
  /// Glyphs that mean the same, or belong to one kind, and may have one stand-in.
  private static let kinds = [
    "←◀◂◃‹«", "→▶▷›»▸▹⇥", "↑▲▴▵", "↓▼▾▿", "●◉•", "✓✔☑", "·–—−", "↺↻", "×✖", "✕✗✘", "⏎↵", "◆◇",
    "■▪", "⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉", "○◯◦", "★☆", "…░▂", "▄=", "▓▇", "▁_", "▤≡", "⚠≠",
  ]

  @Test func everyGlyphInUseHasAStandIn() throws {
    let glyphs = try Self.glyphs()
    #expect(glyphs.contains("✎") && glyphs.contains("━"))
    let without = glyphs.filter { GlyphFallback.ascii($0) == "?" }
    #expect(without.isEmpty, "GlyphFallback lacks \(String(String.UnicodeScalarView(without)))")
  }

  @Test func iconsHaveStandInsOfTheirOwn() throws {
    let icons = try Self.glyphs().filter(Self.isIcon)
    #expect(icons.count > 10)
    for (ascii, sharing) in Dictionary(grouping: icons, by: GlyphFallback.ascii) {
      let isOneKind = Self.kinds.contains { kind in
        sharing.allSatisfy { kind.unicodeScalars.contains($0) }
      }
      let names = String(String.UnicodeScalarView(sharing))
      #expect(sharing.count == 1 || isOneKind, "\(names) all become \(ascii)")
    }
  }

  /// Lines, blocks, braille and what belongs to words go by their shape and are no icons.
  private static func isIcon(_ glyph: Unicode.Scalar) -> Bool {
    switch glyph.value {
    case 0x2500...0x259F, 0x2800...0x28FF: false
    default: !glyph.properties.isAlphabetic && !"‘’‚′“”„″…".unicodeScalars.contains(glyph)
    }
  }

  /// The characters beyond ASCII in the texts of Swift files that draw. Tables of the widths and
  /// the breaking of all kinds of text draw nothing.
  private static func glyphs() throws -> Set<Unicode.Scalar> {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4)
      .joined(separator: "/").dropFirst()
    var glyphs: Set<Unicode.Scalar> = []
    for folder in ["Widgets", "Screens"] {
      let path = "\(root)/Sources/\(folder)"
      let files = FileManager.default.enumerator(atPath: path)
      while let file = files?.nextObject() as? String {
        guard file.hasSuffix(".swift"), !file.hasPrefix("Text/"), !file.hasPrefix("Words/"),
          !file.hasSuffix("GlyphFallback.swift")
        else { continue }
        let source = try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
        for text in Self.texts(in: source) {
          glyphs.formUnion(text.unicodeScalars.filter { !$0.isASCII && $0.value < 0xAC00 })
        }
      }
    }
    return glyphs
  }

  /// The texts between quotes, comments left out, with what is put into them.
  private static func texts(in source: String) -> [Substring] {
    source.split(separator: "\n").flatMap { line -> [Substring] in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard !parts[0].contains("//") else { return [] }
      return parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }
  }
}
