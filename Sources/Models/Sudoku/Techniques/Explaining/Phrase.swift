/// Joins two parts of a ``Phrase``. Texts as long as sentences would take the compiler minutes with
/// `+`, which has dozens of other meanings.
infix operator ++ : AdditionPrecedence

/// A text about cells, digits and houses, in all languages side by side. It is put together once
/// the language and the notation are known.
///
/// ```
/// .say("\(cell) is the only empty cell of \(house).", "\(cell, .topic) \(house)에 남은 유일한 빈칸이에요.")
/// ```
///
/// Lists are joined by "and", those after `any:` by "or". They aren't empty. Cells, digits and
/// houses are in reading order. A particle is for Korean.
package struct Phrase {
  private let write: (ExplanationWords) -> String

  fileprivate init(_ write: @escaping (ExplanationWords) -> String) { self.write = write }

  /// Returns a text, or a part of one. A sentence needs no capital letter at its beginning.
  package static func say(
    _ english: @autoclosure @escaping () -> Phrase, _ korean: @autoclosure @escaping () -> Phrase
  ) -> Phrase {
    Phrase { words in words.language.say(english(), korean()).write(words) }
  }

  package static func ++ (first: Phrase, second: Phrase) -> Phrase { "\(first)\(second)" }

  package func text(_ words: ExplanationWords) -> String { write(words) }

  /// Returns the text as a sentence. English ones get a capital first letter, unless they start
  /// with a short name of a cell.
  package func sentence(_ words: ExplanationWords) -> String {
    let text = write(words)
    let second = text.dropFirst().first
    guard let first = text.first, first.isLowercase, second?.isNumber != true else { return text }
    return first.uppercased() + text.dropFirst()
  }
}

extension Phrase: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init { _ in text } }

  package init(stringInterpolation interpolation: Interpolation) {
    self.init { words in interpolation.parts.map { $0.write(words) }.joined() }
  }

  /// The parts of a text.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var parts: [Phrase] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    private mutating func append(
      _ particle: KoreanParticle? = nil, _ write: @escaping (ExplanationWords) -> String
    ) {
      parts.append(Phrase { words in particle?.after(write(words)) ?? write(words) })
    }

    package mutating func appendLiteral(_ text: String) { append { _ in text } }

    package mutating func appendInterpolation(_ text: String, _ particle: KoreanParticle? = nil) {
      append(particle) { _ in text }
    }
    package mutating func appendInterpolation(_ phrase: Phrase, _ particle: KoreanParticle? = nil) {
      append(particle, phrase.write)
    }
    package mutating func appendInterpolation(_ digit: Digit, _ particle: KoreanParticle? = nil) {
      append(particle) { _ in digit.description }
    }
    package mutating func appendInterpolation(_ number: Int) { append { _ in String(number) } }

    package mutating func appendInterpolation(_ cell: Cell, _ particle: KoreanParticle? = nil) {
      append(particle) { $0.cell(cell) }
    }
    /// Appends "r4c7=5", or "row 4 column 7 = 5".
    package mutating func appendInterpolation(equation single: Candidate) {
      append { words in
        words.notation == .short ? "\(single)" : "\(words.cell(single.cell)) = \(single.digit)"
      }
    }
    package mutating func appendInterpolation(_ house: House, _ particle: KoreanParticle? = nil) {
      append(particle) { $0.house(house) }
    }
    package mutating func appendInterpolation(_ place: Place, _ particle: KoreanParticle? = nil) {
      append(particle) { $0.name(of: place) }
    }

    package mutating func appendInterpolation(
      _ cells: some Sequence<Cell>, _ particle: KoreanParticle? = nil
    ) {
      append(particle) { words in words.all(cells.map(words.cell)) }
    }
    package mutating func appendInterpolation(
      any cells: some Sequence<Cell>, _ particle: KoreanParticle? = nil
    ) {
      append(particle) { words in words.any(cells.map(words.cell)) }
    }
    package mutating func appendInterpolation(
      _ digits: DigitSet, _ particle: KoreanParticle? = nil
    ) {
      append(particle) { $0.all(digits.map(\.description)) }
    }
    package mutating func appendInterpolation(
      any digits: DigitSet, _ particle: KoreanParticle? = nil
    ) {
      append(particle) { $0.any(digits.map(\.description)) }
    }
    package mutating func appendInterpolation(
      _ houses: [House], _ particle: KoreanParticle? = nil
    ) {
      append(particle) { $0.all(houses) }
    }
    package mutating func appendInterpolation(
      any houses: [House], _ particle: KoreanParticle? = nil
    ) {
      append(particle) { $0.any(houses) }
    }
    package mutating func appendInterpolation(
      all phrases: [Phrase], _ particle: KoreanParticle? = nil
    ) {
      append(particle) { words in words.all(phrases.map { $0.write(words) }) }
    }
    package mutating func appendInterpolation(
      any phrases: [Phrase], _ particle: KoreanParticle? = nil
    ) {
      append(particle) { words in words.any(phrases.map { $0.write(words) }) }
    }
    /// Appends `phrases` with `separator` between them.
    package mutating func appendInterpolation(
      list phrases: [Phrase], by separator: String = ", ", _ particle: KoreanParticle? = nil
    ) {
      append(particle) { words in
        phrases.map { $0.write(words) }.joined(separator: separator)
      }
    }

    /// Appends a statement as a clause. In Korean, as a sentence without a full stop.
    package mutating func appendInterpolation(_ statement: Statement) {
      append(nil, Phrase.says(statement).write)
    }
    /// Appends `one` or `many`, which stands for any other number.
    package mutating func appendInterpolation(_ count: Int, _ one: String, _ many: String) {
      append { _ in count == 1 ? one : many }
    }
    /// Appends a small number in letters, as used for counting: "two", "두".
    package mutating func appendInterpolation(number count: Int) { append { $0.number(count) } }
    /// Appends a digit with its English article: "a 7", "an 8".
    package mutating func appendInterpolation(a digit: Digit) {
      append { _ in (digit.rawValue == 8 ? "an " : "a ") + digit.description }
    }
  }
}

// Names of steps, and conclusions
extension Phrase {
  /// Points the reader to `place` with a `clue`.
  package static func look(at place: Place, clue: Phrase) -> Phrase {
    .say("Look at \(place): \(clue)", "\(place, .object) 보세요. \(clue)")
  }

  /// Offers a place to a player who is stuck.
  package static func suggest(_ place: Place) -> Phrase {
    .say("Stuck? Look at \(place).", "막혔나요? \(place, .object) 보세요.")
  }

  /// Returns a technique with its place.
  package static func title(_ name: Phrase, at place: Place) -> Phrase {
    switch place {
    case .houses(let houses): .say("\(name) in \(houses)", "\(houses)의 \(name)")
    case .cells(let cells): .say("\(name) at \(cells)", "\(cells)의 \(name)")
    case .board: name
    }
  }

  /// Returns the name of a proof within a chain, with its place if that goes without saying where
  /// the candidates are: "Hidden Pair in box 7".
  static func title(ofProof proof: Deduction) -> Phrase {
    let name = Phrase { proof.name(in: $0.language) }
    guard proof.pattern.hasFixedPlace else { return name }
    return title(name, at: proof.reasoning(in: CandidateGrid(givens: Grid())).place)
  }

  /// Returns a conclusion: each cell takes its digit.
  static func take(_ placements: [Candidate]) -> Phrase {
    let korean: [Phrase] = placements.map { "\($0.cell, .topic) \($0.digit)" }
    return .say("So \(are(placements)).", "따라서 \(list: korean, .copula).")
  }

  /// Returns a conclusion: cells can't be some digits.
  static func lose(_ eliminations: [Candidate]) -> Phrase {
    .say("So \(losses(eliminations)).", "따라서 \(losses(eliminations)) 지울 수 있어요.")
  }

  /// Says of candidates, without a full stop, that they were removed.
  static func haveLost(_ eliminations: [Candidate]) -> Phrase {
    let english: [Phrase] = eliminations.grouped.map { digits, cells in
      "\(cells) \(cells.count, "loses", "lose") \(digits)"
    }
    return .say("\(list: english, by: "; ")", "\(losses(eliminations)) 지웠어요")
  }

  /// Says of digits, without a full stop, that they were placed.
  static func haveTaken(_ placements: [Candidate]) -> Phrase {
    let korean: [Phrase] = placements.map { "\($0.cell)에 \($0.digit)" }
    return .say(are(placements), "\(list: korean, .object) 넣었어요")
  }

  /// Returns "r1c2 is 3 and r5c6 is 7" in English.
  static func are(_ placements: [Candidate]) -> Phrase {
    "\(all: placements.map { "\($0.cell) is \($0.digit)" })"
  }

  /// Returns "r1c2 can't be 3 or 4 and r5c6 can't be 7", "1행 2열에서 후보 3, 4를, 5행 6열에서 후보 7을".
  static func losses(_ eliminations: [Candidate]) -> Phrase {
    let groups = eliminations.grouped
    return .say(
      "\(all: groups.map { "\($0.cells) can't be \(any: $0.digits)" })",
      "\(list: groups.map { "\($0.cells)에서 후보 \($0.digits, .object)" })")
  }

  /// Returns candidates by place in Korean: "1행 2열의 3과 5행 6열의 7".
  static func places(_ candidates: [Candidate]) -> Phrase {
    "\(all: candidates.map { "\($0.cell)의 \($0.digit)" })"
  }

  fileprivate static func says(_ statement: Statement) -> Phrase {
    let (cells, digit) = (statement.cells, statement.digit)
    return switch (cells.count == 1, statement.isTrue) {
    case (true, true): .say("\(cells) is \(digit)", "\(cells, .topic) \(digit, .copula)")
    case (true, false):
      .say("\(cells) is not \(digit)", "\(cells, .topic) \(digit, .subject) 아니에요")
    case (false, true): .say("\(digit) is in \(any: cells)", "\(digit, .topic) \(any: cells)에 있어요")
    case (false, false):
      .say(
        "\(digit) is in \(cells.count == 2 ? "neither" : "none") of \(cells)",
        "\(digit, .topic) \(cells)에 없어요")
    }
  }
}

// Sentences that several explanations share. Others are in the reasoning that they belong to
extension Phrase {
  static func hasTwoPlaces(_ digit: Digit, _ first: Cell, _ second: Cell, in house: House) -> Phrase
  {
    let cells = [first, second].sorted()
    return .say(
      "In \(house), the digit \(digit) can only go in \(any: cells).",
      "\(house)에서 \(digit, .subject) 들어갈 수 있는 칸은 \(cells)뿐이에요.")
  }

  static func oneIs(_ digit: Digit, of ends: [Cell]) -> Phrase {
    ends.count == 1
      ? .say("So \(ends) is \(digit).", "그러므로 \(ends, .topic) \(digit, .copula).")
      : .say(
        "So at least one of \(ends) is \(digit).", "그러므로 \(ends) 가운데 적어도 하나는 \(digit, .copula).")
  }

  /// Says that `cells` see each of `ends`, which the sentence before has named.
  static func see(_ cells: [Cell], allOf ends: [Cell]) -> Phrase {
    let korean = ends.count == 1 ? "그 칸과" : ends.count == 2 ? "그 두 칸 모두와" : "그 칸들 모두와"
    return .say(
      "\(cells) \(cells.count, "sees", "see") \(ends.count, "it", "\(bothOrAll(ends.count)) of them").",
      "\(cells, .topic) \(korean) 같은 구역에 있어요.")
  }

  /// Returns "both" for two, "all" for more.
  static func bothOrAll(_ count: Int) -> String { count == 2 ? "both" : "all" }

  /// Says that as many digits as cells fill the cells.
  static func fill(_ cells: [Cell], with digits: DigitSet) -> Phrase {
    .say(
      "These are \(number: cells.count) cells for \(number: digits.count) digits, "
        ++ "so there is no room in them for any other digit.",
      "숫자 \(number: digits.count) 개에 칸도 \(number: cells.count) 칸이므로, 이 칸들에는 다른 숫자가 들어갈 수 없어요.")
  }

  static func eachHas(_ cells: [Cell], just digits: DigitSet) -> Phrase {
    .say(
      "\(cells) \(bothOrAll(cells.count)) have just the candidates \(digits).",
      "\(cells)에는 각각 후보가 \(digits)뿐이에요.")
  }

  static func mustBeOne(of digits: DigitSet, _ cell: Cell) -> Phrase {
    .say("\(cell) must be \(any: digits).", "\(cell, .topic) \(any: digits, .copula).")
  }

  static func eachLeads(to statement: Statement) -> Phrase {
    .say("So in every case \(statement).", "그러므로 어느 경우든 \(statement).")
  }

  static func contradicts(_ assumption: Statement) -> Phrase {
    .say(
      "This contradicts the assumption, so it is wrong: \(assumption.contrary).",
      "이는 가정과 모순되므로 가정이 틀렸어요. 즉, \(assumption.contrary).")
  }
}
