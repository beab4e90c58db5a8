/// The quality of a match between a query and a text.
///
/// All letters that were typed are in the text, in their order; case does not matter. Those match
/// best that begin the text or a word in it, and that stand next to each other:
///
///     sc    Score  Show costs  describe        best first
///
/// Of four letters and more, the first one begins a word unless all stand together, and one in four
/// may begin again within a word: "settngs" finds Settings, but "undo" not "Sound on".
///
/// Words that were typed apart are looked for one by one, in any order. A Korean consonant stands
/// for each syllable that begins with it, so that ㅎㅌ finds 힌트, and a syllable without an end for
/// each that goes on from it, so that 히 finds 힌트.
public struct FuzzyMatch: Hashable, Sendable {
  /// The better the match, the more. Scores compare matches of the same query only.
  public let score: Int
  /// The places of the characters that were typed, in ascending order, counted by character.
  public let places: [Int]

  /// The best match of `query` in `text`, or `nil` if there is none. An empty query matches all
  /// texts alike. Takes time in proportion to the product of both lengths.
  public init?(_ query: String, in text: String) {
    let letters = FuzzyText(text)
    var score = 0
    var places: Set<Int> = []
    for word in query.split(separator: " ") {
      guard let found = FuzzySearch(FuzzyText(String(word)), in: letters).best else { return nil }
      score += found.score
      places.formUnion(found.places)
    }
    self.score = query.isEmpty ? 0 : score - letters.count
    self.places = places.sorted()
  }
}

/// A text prepared for being searched.
private struct FuzzyText {
  let letters: [FuzzyLetter]
  /// Whether a word begins at each place.
  let wordStarts: [Bool]

  var count: Int { letters.count }

  init(_ text: String) {
    letters = text.map(FuzzyLetter.init)
    var starts: [Bool] = []
    var before: Character?
    for character in text {
      let isWord = character.isLetter || character.isNumber
      let wasWord = before.map { $0.isLetter || $0.isNumber } ?? false
      let isHump = character.isUppercase && before?.isLowercase == true
      starts.append(isWord && (!wasWord || isHump))
      before = character
    }
    wordStarts = starts
  }
}

/// Finds the best way to match letters, by dynamic programming.
private struct FuzzySearch {
  private(set) var best: (score: Int, places: [Int])?

  private static let letter = 16
  private static let textStart = 24
  private static let wordStart = 16
  private static let neighbour = 28
  private static let gap = 1

  /// What is best for the letters so far where the last one is found at a place.
  private struct Step {
    var score: Int
    /// The place of the letter before; -1 where there is none.
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

  /// Whether letters at `places` look like the word that was typed, not like letters strewn about.
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
    // The best so far of the row before, brought down by a gap for each place gone on since.
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
