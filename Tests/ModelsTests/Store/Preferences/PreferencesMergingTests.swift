import Dispatch
import Foundation
import Games
import Hints
import Store
import Sudoku
import Synchronization
import Testing

/// Several programs that change the preferences in one file.
struct PreferencesMergingTests {
  /// A program with the preferences that it last knew and those that it has now.
  private struct Program {
    var known = Preferences()
    var values = Preferences()

    /// What the next save changes, by the names of the fields.
    var changes: [String: String?] {
      let (before, after) = (
        PreferencesMergingTests.flat(known), PreferencesMergingTests.flat(values)
      )
      let names = Set(before.keys).union(after.keys)
      return Dictionary(
        uniqueKeysWithValues: names.filter { before[$0] != after[$0] }.map { ($0, after[$0]) })
    }
  }

  /// Some fields of all kinds, by names.
  private static func flat(_ preferences: Preferences) -> [String: String] {
    var fields = [
      "peers": "\(preferences.highlightsPeers)", "candidates": "\(preferences.fillsCandidates)",
      "tips": "\(preferences.showsTips)", "theme": preferences.theme.rawValue,
      "puzzle": "\(preferences.nextPuzzle)",
      "chosen": preferences.profiles.current?.name ?? "",
    ]
    for lesson in Lesson.allCases where preferences.lessons.isDone(lesson) {
      fields["stars \(lesson)"] = "\(preferences.lessons.stars(of: lesson))"
    }
    for lesson in preferences.begunLessons {
      fields["begun \(lesson.name)"] = "\(lesson.seed)"
    }
    for profile in preferences.profiles.all {
      fields["profile \(profile.name)"] = "\(profile.isOn(.nakedSingle))\(profile.isOn(.xWing))"
    }
    return fields
  }

  /// Changes one field, or an element of one.
  private static func change(_ preferences: inout Preferences, by random: inout SeededNumbers) {
    let lesson = Lesson.allCases.prefix(4).randomElement(using: &random) ?? .fullHouse
    switch Int.random(in: 0..<10, using: &random) {
    case 0: preferences.highlightsPeers.toggle()
    case 1: preferences.fillsCandidates.toggle()
    case 2: preferences.showsTips.toggle()
    case 3: preferences.theme = ThemeChoice.allCases.randomElement(using: &random) ?? .automatic
    case 4:
      let number = Int.random(in: 1...9, using: &random)
      preferences.nextPuzzle = PuzzleID(pack: 1, number: number) ?? .first
    case 5: preferences.lessons.finish(lesson, stars: Int.random(in: 1...3, using: &random))
    case 6:
      preferences.begunLessons.removeAll { $0.isOf(lesson) }
      preferences.begunLessons.append(
        LessonInProgress(lesson, seed: random.next(), outcomes: [], isTold: false))
    case 7: preferences.begunLessons.removeAll { $0.isOf(lesson) }
    case 8:
      let name = ["a", "b", "c"].randomElement(using: &random) ?? "a"
      if let place = preferences.profiles.all.firstIndex(where: { $0.name == name }) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: preferences.profiles.remove(at: place)
        case 1: preferences.profiles.change(at: place) { $0.toggle(.nakedSingle) }
        case 2: preferences.profiles.change(at: place) { $0.toggle(.xWing) }
        default: preferences.profiles.chosen = place
        }
      } else {
        preferences.profiles.insert(TechniqueProfile(name: name), at: 0)
      }
    default: preferences.profiles.chosen = nil
    }
  }

  @Test(arguments: UInt64(0)..<12)
  func noChangeIsLostUnlessALaterOneIsOfTheSameField(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    var programs = [Program(), Program(), Program()]
    var file = Preferences()
    var expected = Self.flat(file)
    for _ in 0..<60 {
      let index = programs.indices.randomElement(using: &random) ?? 0
      Self.change(&programs[index].values, by: &random)
      // A program that can't save now saves all with a later change.
      guard Bool.random(using: &random) else { continue }
      for (name, value) in programs[index].changes {
        let isLess = name.hasPrefix("stars") && (expected[name] ?? "") > (value ?? "")
        if !isLess { expected[name] = value }
      }
      if expected["profile \(expected["chosen"] ?? "")"] == nil { expected["chosen"] = "" }
      let (old, new) = (programs[index].known, programs[index].values)
      file = try file.merging(changesFrom: old, to: new)
      programs[index] = Program(known: file, values: file)
      #expect(Self.flat(file) == expected)
    }
  }

  @Test func withoutAnotherProgramAllIsAsItWasPut() throws {
    var random = SeededNumbers(seed: 1)
    var (old, new) = (Preferences(), Preferences())
    for _ in 0..<100 {
      Self.change(&new, by: &random)
      #expect(try old.merging(changesFrom: old, to: new) == new)
      #expect(try new.merging(changesFrom: old, to: new) == new)
      #expect(try new.merging(changesFrom: old, to: old) == new)
      old = new
    }
  }

  @Test func aProfileKeepsItsPlaceWhenAnotherProgramAddsOne() throws {
    var (old, theirs, ours) = (Preferences(), Preferences(), Preferences())
    old.profiles.insert(TechniqueProfile(name: "old"))
    (theirs, ours) = (old, old)
    theirs.profiles.insert(TechniqueProfile(name: "theirs"), at: 0)
    ours.profiles.insert(TechniqueProfile(name: "ours"))
    ours.profiles.chosen = 1
    let merged = try theirs.merging(changesFrom: old, to: ours)
    #expect(merged.profiles.all.map(\.name) == ["old", "ours", "theirs"])
    #expect(merged.profiles.current?.name == "ours")
  }

  // MARK: The file

  private let folder: TemporaryFolder
  private var file: PreferencesFile { PreferencesFile(path: folder.file("preferences.json")) }

  init() throws { folder = try TemporaryFolder() }

  @Test func twoProgramsKeepTheSettingsOfBoth() throws {
    let first = try file.load().preferences
    var (one, other) = (first, first)
    other.entersDigitFirst = true
    let known = try file.save(changesFrom: first, to: other)
    one.removesNotesOfPeers = false
    try file.save(changesFrom: first, to: one)
    other = known
    other.fillsCandidates = true
    let all = try file.save(changesFrom: known, to: other)
    #expect(all.entersDigitFirst && !all.removesNotesOfPeers && all.fillsCandidates)
    #expect(try file.load().preferences == all)
  }

  @Test func aSettingLeavesTheLessonsThatAnotherProgramHasBegun() throws {
    let first = try file.load().preferences
    var (one, other) = (first, first)
    other.begunLessons = [
      LessonInProgress(.fullHouse, seed: 7, outcomes: [.foundAlone], isTold: false)
    ]
    try file.save(changesFrom: first, to: other)
    one.showsTips = false
    let all = try file.save(changesFrom: first, to: one)
    #expect(all.begunLessons == other.begunLessons && !all.showsTips)
    #expect(try file.load().preferences == all)
  }

  @Test(arguments: [nil, "", "{", "[]"])
  func aFileThatIsGoneOrDamagedMeanwhileGetsAll(text: String?) throws {
    var known = Preferences()
    known.showsTimer = false
    known = try file.save(changesFrom: Preferences(), to: known)
    try FileManager.default.removeItem(atPath: file.path)
    if let text { try folder.write(text, to: "preferences.json") }
    var values = known
    values.coaches = true
    #expect(try file.save(changesFrom: known, to: values) == values)
    #expect(try file.load().preferences == values)
  }

  @Test func aValueOfALaterVersionStaysWhenAnotherIsChanged() throws {
    try folder.write(#"{"theme": "aurora"}"#, to: "preferences.json")
    let known = try file.load().preferences
    var values = known
    values.coaches = true
    try file.save(changesFrom: known, to: values)
    #expect(try folder.text(of: "preferences.json").contains(#""theme" : "aurora""#))
    #expect(try file.load().preferences == values)
  }

  @Test func changesAtOnceAreAllInTheFile() throws {
    let file = file
    let errors = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      var values = Preferences()
      values.begunLessons = [
        LessonInProgress(Lesson.allCases[index], seed: 1, outcomes: [], isTold: false)
      ]
      do {
        try file.save(changesFrom: Preferences(), to: values)
      } catch {
        errors.withLock { $0 += 1 }
      }
    }
    #expect(errors.withLock { $0 } == 0)
    #expect(try file.load().preferences.begunLessons.count == 8)
  }

  @Test func aFileThatAnotherProgramKeepsLockedIsSaid() throws {
    try file.save(changesFrom: Preferences(), to: Preferences())
    let lock = open(folder.path, O_RDONLY)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    #expect(throws: PreferencesError.unwritable(path: file.path, reason: .inUse)) {
      try file.save(changesFrom: Preferences(), to: Preferences())
    }
  }
}
