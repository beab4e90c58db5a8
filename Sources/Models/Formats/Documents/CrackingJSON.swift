import ScutesJSON
import Sudoku

/// The JSON of Cracking the Cryptic's tool, which SudokuPad uses, plain or packed.
///
/// ```
/// {"cells":[[{"value":4},{"pencilMarks":[1,2],"centremarks":[3]},{},…],…],"regions":[…],
///  "cages":[{"value":"author: …"},…]}
/// ```
enum CrackingJSON {
  /// The member names that the packed form abbreviates.
  private static let short = [
    "cells": "ce", "value": "v", "cages": "ca", "regions": "re", "lines": "l", "arrows": "a",
    "overlays": "o", "underlays": "u", "title": "t",
  ]

  static func isLikely(_ json: PlacedJSON) -> Bool {
    guard let first = member("cells", of: json)?.elements?.first?.elements?.first else {
      return false
    }
    return first.members?.allSatisfy { cellMembers.contains($0.name) } == true
  }

  private static let cellMembers: Set<String> = [
    "value", "v", "pencilMarks", "centremarks", "given", "color", "colour", "c",
  ]
  /// Members that aren't rules, or that are read elsewhere.
  private static let known = [
    "cells", "ce", "cages", "ca", "regions", "re", "metadata", "settings",
  ]

  private static func member(_ key: String, of json: PlacedJSON) -> PlacedJSON? {
    json[key] ?? short[key].flatMap { json[$0] }
  }

  static func entry(
    of json: PlacedJSON, origin: PuzzleOrigin
  ) throws(PuzzleTextError) -> PuzzleEntry {
    let rows = try FPuzzlesJSON.rows(member("cells", of: json), origin: origin)
    for key in ["lines", "arrows", "overlays", "underlays"]
    where member(key, of: json)?.isTruthy == true {
      throw origin.error(found: .drawing(key), expected: .classicRulesUndrawn)
    }
    if let regions = member("regions", of: json), regions.isTruthy, !BoxList.isWhole(regions) {
      throw origin.error(found: .rule("regions"), expected: .boxes)
    }
    try FPuzzlesJSON.refuseUnknownLists(of: json, besides: known, origin: origin)
    var entry = PuzzleEntry(origin: origin)
    for cell in Cell.all {
      let value = rows[cell.row][cell.column]
      entry.fill(
        cell, try FPuzzlesJSON.digit(member("value", of: value), at: cell, origin: origin),
        isGiven: true, notes: value["pencilMarks"]?.digits ?? .none,
        centreNotes: value["centremarks"]?.digits ?? .none)
    }
    for cage in member("cages", of: json)?.elements ?? [] {
      try readCage(cage, into: &entry, origin: origin)
    }
    for (key, detail) in [("title", PuzzleDetail.title), ("author", .author), ("rules", .comment)] {
      if let text = json["metadata"]?[key]?.text, !text.isEmpty { entry.details[detail] = text }
    }
    return entry
  }

  /// Reads a cage. Cages without a sum contain the texts.
  private static func readCage(
    _ cage: PlacedJSON, into entry: inout PuzzleEntry, origin: PuzzleOrigin
  ) throws(PuzzleTextError) {
    let value = member("value", of: cage)
    guard let words = value?.text, let colon = words.firstIndex(of: ":") else {
      if value?.isTruthy == true {
        throw origin.error(found: .cageWithSum, expected: .classicRules)
      }
      guard BoxList.isHouse(cage["cells"] ?? cage) else {
        throw origin.error(found: .rule("cages"), expected: .classicRules)
      }
      return
    }
    let text = words[words.index(after: colon)...].drop { $0 == " " }
    switch words[..<colon] {
    case "title": entry.details[.title] = String(text)
    case "author": entry.details[.author] = String(text)
    case "rules": entry.details[.comment] = String(text)
    default: break
    }
  }
}
