import Foundation
import Testing

@testable import ScutesConsole

/// The glyphs of the kit and the screens on terminals with only ASCII.
struct GlyphsInUseTests {
  /// Glyphs that mean the same, or belong to one kind, and may share a stand-in.
  private static let kinds = [
    "←◀◂◃‹«≤", "→▶▷›»▸▹⇥≥", "↑▲▴▵", "↓▼▾▿", "●◉•∙", "✓✔☑", "·–—−", "↺↻", "×✖", "✕✗✘", "⏎↵", "◆◇",
    "■▪", "⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉", "○◯◦", "★☆", "…░▂", "▄=", "▓▇", "▁_", "▤≡", "⚠≠", "◐◧",
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

  /// Lines, blocks, braille and parts of words go by their shape and aren't icons.
  private static func isIcon(_ glyph: Unicode.Scalar) -> Bool {
    switch glyph.value {
    case 0x2500...0x259F, 0x2800...0x28FF: false
    default: !glyph.properties.isAlphabetic && !"‘’‚′“”„″…".unicodeScalars.contains(glyph)
    }
  }

  /// The characters beyond ASCII in the strings of Swift files that draw. The tables for widths and
  /// line breaks draw nothing.
  private static func glyphs() throws -> Set<Unicode.Scalar> {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4)
      .joined(separator: "/").dropFirst()
    var glyphs: Set<Unicode.Scalar> = []
    for folder in ["Widgets/Scutes", "Screens"] {
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

  /// The strings outside comments, including their interpolations.
  private static func texts(in source: String) -> [Substring] {
    source.split(separator: "\n").flatMap { line -> [Substring] in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard !parts[0].contains("//") else { return [] }
      return parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }
  }
}
