/// The name of a member in a document of an unknown program, and what its words say about the
/// value.
///
/// Services call the same things by many names, but of few words: `unsolvedSudoku`, `start_grid`
/// and `initialBoard` are all givens.
struct MemberName: Hashable, Sendable {
  /// The name, with those of the objects around it: "state.notes". Only a part if it is long.
  let path: String
  /// The meanings of the name's own words, without those of the objects around it.
  private let own: Set<Meaning>
  /// `true` if each of its own words has a meaning.
  private let isKnown: Bool
  /// The role that the objects around it give to a name that says nothing itself.
  private let inherited: Role

  /// The role in a puzzle of a value with a grid.
  enum Role: Hashable, Sendable {
    /// The digits at the start.
    case givens
    /// The digits of the board, whoever has put them there.
    case board
    /// The player's digits, with or without the givens.
    case current
    case solution
    case notes, cornerNotes, centreNotes
    /// `true` for each cell with a given, or for each cell without.
    case isGiven, isOpen
    /// `true` for each cell that doesn't show its digit, or does.
    case visibility
    /// A part of a rule, such as regions.
    case rule
    /// Something without a meaning for the puzzle, such as colours.
    case remark
    case unknown
  }

  /// A name without anything around it.
  static let none = MemberName(path: "", words: [], inherited: .unknown)

  private init(path: String, words: [String], inherited: Role) {
    let meanings = words.map(Self.meanings(of:))
    own = meanings.reduce(into: []) { $0.formUnion($1) }
    isKnown = !meanings.contains([])
    (self.path, self.inherited) = (path, inherited)
  }

  /// Returns the name of a member of the object with this name.
  func member(_ name: String) -> MemberName {
    let role = role
    return MemberName(
      path: path(of: name), words: Self.words(in: name),
      inherited: role == .unknown || role == .board ? inherited : role)
  }

  /// Returns the path of a member. It is cut, because each member has a copy of what is around it.
  private func path(of name: String) -> String {
    let end = String(name.unicodeScalars.prefix(60))
    return path.isEmpty ? end : String(path.unicodeScalars.suffix(120)) + "." + end
  }

  /// Returns `true` if a word of the name has `meaning`.
  func says(_ meaning: Meaning) -> Bool { own.contains(meaning) }

  /// `true` if the name is about the size of the grid or of its boxes, and not that of a font.
  var isSize: Bool { own.contains(.size) && isKnown }

  /// The role of digits with this name.
  var role: Role {
    if own.contains(.rule) { return .rule }
    if own.contains(.remark) || own.contains(.preference) { return .remark }
    if own.contains(.notes) {
      return own.contains(.corner) ? .cornerNotes : own.contains(.centre) ? .centreNotes : .notes
    }
    if own.contains(.visibility) { return .visibility }
    if own.contains(.open) { return .isOpen }
    if own.contains(.solution) { return own.contains(.player) ? .current : .solution }
    if own.contains(.start) { return .givens }
    if own.contains(.fixed) { return .isGiven }
    if own.contains(.player) { return .current }
    if own.contains(.puzzle) { return own.contains(.current) ? .board : .givens }
    if own.contains(.current) { return .current }
    return inherited == .unknown && own.contains(.board) ? .board : inherited
  }

  /// The role of `grid` with this name: `true` for some cells is another thing than digits.
  func role(of grid: CellGrid) -> Role {
    switch (role, grid.bits != nil) {
    case (.givens, true), (.isGiven, true): .isGiven
    case (.current, true), (.isOpen, true): .isOpen
    case (.isGiven, false): .givens
    case (.isOpen, false): .current
    case (.board, true), (.solution, true): .remark
    case (let role, _): role
    }
  }

  /// `true` unless the objects around the name are about something else than the puzzle, such as
  /// the player.
  var isAboutPuzzle: Bool { inherited == .unknown || inherited == .givens }

  /// The meaning of a word.
  enum Meaning: Hashable, Sendable {
    case puzzle, start, board, current, player, solution, notes, corner, centre
    case fixed, open, visibility
    case remark
    /// A history, which holds many boards.
    case history
    /// Preferences, of which some may be rules.
    case preference
    case rule
    /// A partition of the cells, which may be that into boxes.
    case partition
    /// The kind of puzzle in words.
    case variant, kind
    case size, boxSize
    case row, column, index
    case prose, title, author, level
  }

  /// Words in the way programs write them, in lower case.
  private static let words: [Meaning: String] = [
    .puzzle: "puzzle puzzles quiz quizzes problem problems question mission missions task tasks",
    .start: """
    given givens initial init start starting started original orig clue clues unsolved base \
    starter prefilled preset unfilled template default startzustand
    """,
    .board: """
    grid grids board boards sudoku sudokus cell cells field fields value values val vals matrix \
    number numbers num nums digit digits table square squares tile tiles content contents \
    position layout string str text array list data game games entry sdk row rows line lines td tr \
    v n
    """,
    .current: "state current curr progress working work actual now attempt live",
    .player: "user player my your entered inputs input play played guess guesses",
    .solution: """
    solution solutions solved answer answers complete completed full final finished result key \
    target solucion soluzione losung loesung lsg correct resolved goal expected
    """,
    .notes: """
    note notes candidate candidates pencil pencils mark marks pencilmark pencilmarks memo memos \
    possibilities possibles possible annotation annotations draft drafts options corner corners \
    center centers centre centres hints small domain domains choices
    """,
    .corner: "corner corners", .centre: "center centers centre centres",
    .fixed: "fixed locked lock static permanent readonly immutable frozen pre constant protected",
    .open: "editable mutable changeable open writable modifiable",
    .visibility: "hidden visible shown revealed displayed masked mask covered removed blank empty",
    .remark: """
    color colors colour colours highlight highlights highlighted error errors mistake mistakes \
    conflict conflicts wrong invalid valid selected selection theme cursor focus order difficulty \
    score scores rating ratings stats statistics tags techniques
    """,
    .history: "history undo redo moves move steps log logs stack events past future backup",
    .preference: "settings preferences prefs config configuration meta metadata info",
    .rule: """
    cage cages killer region regions jigsaw irregular diagonal diagonals diag thermo thermos \
    thermometer thermometers arrow arrows kropki dots xv sandwich skyscraper skyscrapers sums \
    little even odd parity inequality inequalities consecutive nonconsecutive renban whisper \
    whispers palindrome palindromes clone clones window windows windoku hyper asterisk girandola \
    anti antiknight antiking knight king disjoint constraint constraints quadruple quadruples \
    battenburg fog chaos samurai difference differences ratio ratios toroidal shapes areas blocks \
    zones groups area block zone group shape zipper entropy nabner outside overlays underlays \
    greater less
    """,
    .partition: """
    region regions areas blocks zones groups area block zone group shape shapes jigsaw irregular
    """,
    .variant: "variant variants variation variations rule rules ruleset constraint constraints",
    .kind: "type kind mode category genre style",
    .size: "size order dimension dimensions dim width height",
    .boxSize: "box block subgrid",
    .row: "row r y", .column: "column col c x", .index: "index idx",
    .prose: "title name description instructions instruction comment subtitle text",
    .title: "title name", .author: "author setter creator", .level: "difficulty level",
  ]

  /// Words for rules that mean other things as well.
  private static let vague: Set<String> = [
    "little", "even", "odd", "greater", "less", "difference", "differences", "shapes", "shape",
    "areas", "area", "blocks", "block", "groups", "group", "zones", "zone", "windows", "window",
    "outside", "anti", "king", "region", "regions", "sums", "dots", "ratio", "ratios", "overlays",
    "underlays", "clone", "fog", "chaos",
  ]

  private static let meanings: [String: Set<Meaning>] = {
    var meanings: [String: Set<Meaning>] = [:]
    for (meaning, list) in words {
      for word in list.split(separator: " ") { meanings[String(word), default: []].insert(meaning) }
    }
    return meanings
  }()

  /// Returns the meanings of a word, or of two without a sign between them: "startgrid".
  private static func meanings(of word: String) -> Set<Meaning> {
    if let known = meanings[word] { return known }
    guard word.count > 5, word.count < 40 else { return [] }
    for place in word.indices.dropFirst(2) {
      if let first = meanings[String(word[..<place])], let second = meanings[String(word[place...])]
      {
        return first.union(second)
      }
    }
    return []
  }

  /// Returns the first word of `text` that can only be about another rule: of "Killer sudoku".
  static func rule(in text: String) -> String? {
    words(in: text).first { meanings[$0]?.contains(.rule) == true && !vague.contains($0) }
  }

  /// Returns the words of `name` in lower case: of "userInputs", "user_inputs" or "USER INPUTS".
  static func words(in name: String) -> [String] {
    var words: [String] = []
    var (word, wasLower) = ("", false)
    for character in name.prefix(200) {
      let isPart = character.isLetter
      if !isPart || character.isUppercase && wasLower {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isPart { word += character.lowercased() }
      wasLower = character.isLowercase
    }
    return word.isEmpty ? words : words + [word]
  }
}
