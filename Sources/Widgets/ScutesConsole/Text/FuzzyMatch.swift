// SPDX-License-Identifier: Apache-2.0

/// The quality of a match between a query and a text.
///
/// All typed letters occur in the text in their order, whatever their case. Matches at the
/// beginning of the text or of a word, and of adjacent letters, are best:
///
///     sc    Score  Show costs  describe        best first
///
/// In a query of four letters or more, the first one must begin a word unless all are adjacent, and
/// only one in four may start again within a word: "settngs" finds Settings, but "undo" doesn't
/// find "Sound on".
///
/// The words of a query are searched separately, in any order. A Korean consonant stands for each
/// syllable that begins with it, so ㅎㅌ finds 힌트. A syllable without a final stands for each that
/// adds one, so 히 finds 힌트.
public struct FuzzyMatch: Hashable, Sendable {
  /// The score, higher for better matches. It is comparable only between matches of the same query.
  public let score: Int
  /// The offsets of the matched characters, in ascending order.
  public let places: [Int]

  /// Finds the best match of `query` in `text`. Fails if there is none. An empty query matches all
  /// texts alike. Takes time proportional to the product of both lengths.
  public init?(_ query: String, in text: String) {
    self.init(FuzzyQuery(query), in: FuzzyText(text))
  }

  /// Finds the best match of a prepared query in a prepared text.
  package init?(_ query: FuzzyQuery, in text: FuzzyText) {
    guard query.words.allSatisfy(text.hasLetters(of:)) else { return nil }
    var score = 0
    var places: Set<Int> = []
    for word in query.words {
      guard let found = FuzzySearch(word, in: text).best else { return nil }
      score += found.score
      places.formUnion(found.places)
    }
    self.score = query.isEmpty ? 0 : score - text.count
    self.places = places.sorted()
  }
}

/// A query prepared for searching many texts.
package struct FuzzyQuery {
  let words: [FuzzyText]
  let isEmpty: Bool

  package init(_ query: String) {
    words = query.split(separator: " ").map { FuzzyText(String($0)) }
    isEmpty = query.isEmpty
  }
}

/// A text prepared for searching.
package struct FuzzyText {
  let letters: [FuzzyLetter]
  /// `true` at each offset where a word begins.
  let wordStarts: [Bool]
  /// The marks of all letters as typed.
  private let typed: FuzzyMarks
  /// The marks of everything that stands for one of the letters.
  private let shown: FuzzyMarks

  var count: Int { letters.count }

  package init(_ text: String) {
    let letters = text.map(FuzzyLetter.init)
    var starts: [Bool] = []
    var before: Character?
    for character in text {
      let isWord = character.isLetter || character.isNumber
      let wasWord = before.map { $0.isLetter || $0.isNumber } ?? false
      let isHump = character.isUppercase && before?.isLowercase == true
      starts.append(isWord && (!wasWord || isHump))
      before = character
    }
    self.letters = letters
    wordStarts = starts
    typed = letters.reduce([]) { $0.union($1.typed) }
    shown = letters.reduce([]) { $0.union($1.shown) }
  }

  /// Returns `false` if a letter of `word` is certainly missing. Their order is left to the search.
  func hasLetters(of word: FuzzyText) -> Bool { shown.isSuperset(of: word.typed) }
}

/// Finds the best match by dynamic programming.
struct FuzzySearch {
  private(set) var best: (score: Int, places: [Int])?

  private static let letter = 16
  private static let textStart = 24
  private static let wordStart = 16
  private static let neighbour = 28
  private static let gap = 1

  /// The best match of the letters so far that ends at an offset.
  private struct Step {
    var score: Int
    /// The offset of the previous letter, or -1 if there is none.
    var previous: Int
  }

  init(_ query: FuzzyText, in text: FuzzyText) {
    guard query.count <= text.count, query.count > 0 else { return }
    var table: [[Step?]] = []
    for (index, letter) in query.letters.enumerated() {
      table.append(Self.row(of: letter, after: table.last, in: text, isFirst: index == 0))
    }
    guard let last = table.last else { return }
    let ends = last.indices.compactMap { place in last[place].map { (place, $0.score) } }
    guard let end = ends.max(by: { ($0.1, -$0.0) < ($1.1, -$1.0) }) else { return }
    var places: [Int] = []
    var place = end.0
    for row in table.reversed() {
      places.append(place)
      place = row[place]?.previous ?? -1
    }
    places.reverse()
    if Self.holdTogether(places, in: text) { best = (end.1, places) }
  }

  /// Returns `true` if the letters at `places` form a word rather than being scattered.
  private static func holdTogether(_ places: [Int], in text: FuzzyText) -> Bool {
    let starts = places.indices.filter { $0 == 0 || places[$0] != places[$0 - 1] + 1 }
    guard places.count >= 4, starts.count > 1 else { return true }
    let strewn = starts.count { !text.wordStarts[places[$0]] }
    return text.wordStarts[places[0]] && strewn <= places.count / 4
  }

  private static func row(
    of letter: FuzzyLetter, after before: [Step?]?, in text: FuzzyText, isFirst: Bool
  ) -> [Step?] {
    var row: [Step?] = []
    // The best of the previous row, reduced by a gap for each offset since.
    var carried: (score: Int, place: Int)?
    for place in 0..<text.count {
      row.append(nil)
      if place > 0, let step = before?[place - 1] {
        let isBetter = carried.map { step.score > $0.score - gap } ?? true
        carried = isBetter ? (step.score, place - 1) : carried.map { ($0.score - gap, $0.place) }
      } else if let old = carried {
        carried = (old.score - gap, old.place)
      }
      guard letter.matches(text.letters[place]) else { continue }
      var value = Self.letter
      if text.wordStarts[place] { value += place == 0 ? textStart : wordStart }
      if isFirst {
        row[place] = Step(score: value - min(place, 4), previous: -1)
        continue
      }
      var choice = carried.map { Step(score: $0.score + value, previous: $0.place) }
      if place > 0, let step = before?[place - 1] {
        let together = Step(score: step.score + value + neighbour, previous: place - 1)
        if together.score >= choice?.score ?? .min { choice = together }
      }
      row[place] = choice
    }
    return row
  }
}
