// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The content of a cell: one grapheme cluster, in four bytes.
///
/// It is always one that a terminal shows: a control character becomes its sign, such as `␛`, and so
/// does whatever else has no picture of its own.
///
/// A cluster of one scalar is stored as that scalar. Longer clusters are stored once, in a table
/// that the whole program shares, and referred to by index. Cells therefore compare and copy as
/// plain numbers.
public struct Glyph: Hashable, Sendable {
  let rawValue: UInt32

  private static let firstInterned: UInt32 = 1 << 31

  /// The glyph of `character`. Of one with more than 30 marks, those beyond are left out.
  public init(_ character: Character) {
    let character = character.shown
    var scalars = character.unicodeScalars.makeIterator()
    if let scalar = scalars.next(), scalars.next() == nil {
      rawValue = scalar.value
    } else {
      rawValue = Self.firstInterned | GlyphTable.shared.index(of: character.bounded)
    }
  }

  /// The glyph of a cluster of one scalar.
  public init(_ scalar: Unicode.Scalar) {
    rawValue = scalar.standsAlone ? scalar.value : Self(Character(scalar)).rawValue
  }

  /// A blank.
  public static let space = Self(" " as Unicode.Scalar)

  /// The cluster itself.
  public var character: Character {
    if let scalar = Unicode.Scalar(rawValue) { return Character(scalar) }
    return GlyphTable.shared.character(at: rawValue & ~Self.firstInterned)
  }
}

/// The clusters of more than one scalar that have been drawn so far, in the order of their first
/// use.
private final class GlyphTable: Sendable {
  static let shared = GlyphTable()

  private struct Contents {
    var indices: [Character: UInt32] = [:]
    var characters: [Character] = []
  }

  private let contents = Mutex(Contents())

  func index(of character: Character) -> UInt32 {
    contents.withLock { contents in
      if let index = contents.indices[character] { return index }
      let index = UInt32(contents.characters.count)
      contents.indices[character] = index
      contents.characters.append(character)
      return index
    }
  }

  func character(at index: UInt32) -> Character {
    contents.withLock { $0.characters[Int(index)] }
  }
}
