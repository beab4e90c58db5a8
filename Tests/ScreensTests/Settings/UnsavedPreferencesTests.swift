import Foundation
import Games
import Store
import Testing

@testable import Screens

/// Settings and lessons that can't be saved.
struct UnsavedPreferencesTests {
  private static let full = PreferencesError.unwritable(path: "/p.json", reason: .full)
  private let world: SuiteWorld
  private let driver: SuiteDriver

  init() throws {
    world = try SuiteWorld()
    driver = try SuiteDriver(world: world)
    world.preferencesFault = Self.full
  }

  @Test func theReasonIsSaidInFullOnce() {
    driver.type(",↓ ")
    #expect(driver.suite.notice == Words.english.text(of: Self.full))
    #expect(driver.shows("/p.json"))
    driver.type("⎋")
    #expect(driver.shows("--data-dir"))
    driver.type("⏎")
    #expect(driver.suite.notice == nil)
    driver.type(",↓ ")
    #expect(driver.suite.notice == nil)
    #expect(driver.shows("/p.json"))
  }

  @Test func itIsSaidAgainIfItHadWorkedMeanwhileOrForAnotherReason() {
    let preferences = driver.suite.dependencies.preferences
    let other = PreferencesError.unwritable(path: "/p.json", reason: .readOnly)
    for fault in [Self.full, nil, Self.full, other] {
      world.preferencesFault = fault
      driver.suite.notice = nil
      preferences.values.coaches.toggle()
      #expect(driver.suite.notice == fault.map { Words.english.text(of: $0) })
    }
  }

  @Test func aLessonSaysSoToo() {
    LessonModel(.fullHouse, dependencies: driver.suite.dependencies).begin()
    #expect(driver.suite.notice == Words.english.text(of: Self.full))
  }

  @Test func whatIsLeftAtTheEndIsTriedAgainAndNamed() throws {
    #expect(driver.suite.finishPreferences() == nil)
    LessonModel(.fullHouse, dependencies: driver.suite.dependencies).begin()
    var unsaved = try #require(driver.suite.finishPreferences())
    #expect(unsaved.hasLessons && !unsaved.hasSettings)
    driver.suite.dependencies.preferred.coaches = true
    unsaved = try #require(driver.suite.finishPreferences())
    #expect(unsaved.hasLessons && unsaved.hasSettings)
    world.preferencesFault = nil
    #expect(driver.suite.finishPreferences() == nil)
    #expect(world.preferences.coaches && world.preferences.begunLessons.count == 1)
  }

  /// A lock holds up neither the change nor those behind it, and all are in the file after it.
  @Test func changesUnderALockAreSavedAfterIt() async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = PreferencesFile(path: folder + "/preferences.json")
    let lock = open(folder, O_RDONLY)
    try #require(lock >= 0 && flock(lock, LOCK_EX) == 0)
    let dependencies = driver.suite.dependencies
    dependencies.savePreferences(
      with: PreferencesSaver(file, patience: .zero), waitingAtEnd: .seconds(60))
    let (coaches, sounds) = (dependencies.preferred.coaches, dependencies.preferred.playsSound)
    dependencies.preferred.coaches = !coaches
    dependencies.preferred.playsSound = !sounds
    close(lock)
    func isSaved() throws -> Bool {
      let saved = try file.load().preferences
      return saved.coaches == !coaches && saved.playsSound == !sounds
    }
    while try !isSaved() { try await Task.sleep(for: .milliseconds(5)) }
    #expect(driver.suite.finishPreferences() == nil)
    #expect(driver.suite.notice == nil)
  }

  /// Nothing has to be done for that, and the message goes.
  @Test(arguments: [true, false])
  func whatCouldNotBeSavedIsTriedAgainByItself(isPipe: Bool) async throws {
    let folder = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = PreferencesFile(path: folder + "/preferences.json")
    var lock: Int32 = -1
    if isPipe {
      try #require(mkfifo(file.path, 0o600) == 0)
    } else {
      lock = open(folder, O_RDONLY)
      try #require(lock >= 0 && flock(lock, LOCK_EX) == 0)
    }
    let dependencies = driver.suite.dependencies
    let saver = PreferencesSaver(file, patience: .seconds(60)) {
      try? await Task.sleep(for: .milliseconds(5))
    }
    dependencies.savePreferences(with: saver, waitingAtEnd: .seconds(60))
    dependencies.preferred.coaches.toggle()
    #expect(
      driver.suite.notice
        == Words.english.text(
          of: PreferencesError.unwritable(
            path: file.path, reason: isPipe ? .isNoFile : .inUse)))
    let coaches = dependencies.preferred.coaches
    if isPipe { unlink(file.path) } else { close(lock) }
    while driver.suite.notice != nil { try await Task.sleep(for: .milliseconds(5)) }
    #expect(dependencies.preferences.failure == nil)
    #expect(try file.load().preferences.coaches == coaches)
    #expect(driver.suite.finishPreferences() == nil)
  }

  @Test(arguments: [
    (true, false, "Settings", "설정을"), (false, true, "Lessons", "배우기 기록을"),
    (true, true, "Settings and lessons", "설정과 배우기 기록을"),
  ])
  func theSentenceAfterLeavingSaysWhatWhereAndWhy(
    hasSettings: Bool, hasLessons: Bool, english: String, korean: String
  ) {
    var preferences = Preferences()
    if hasSettings { preferences.coaches = true }
    if hasLessons { preferences.lessons.finish(.fullHouse, stars: 1) }
    let unsaved = UnsavedPreferences(of: preferences, since: Preferences(), error: Self.full)
    #expect(
      Words.english.textAfterLeaving(without: unsaved)
        == "\(english) couldn't be saved in /p.json (no space left).")
    #expect(
      Words.korean.textAfterLeaving(without: unsaved)
        == "\(korean) /p.json에 저장하지 못했어요(남은 공간 없음).")
  }

  @Test func soDoesTheOneAboutTheSolversBoard() {
    let error = SolverFileError.unwritable(path: "/s.json", reason: .isFolder)
    #expect(
      Words.english.textAfterLeaving(without: error)
        == "The solver's board couldn't be saved in /s.json (it is a folder).")
    #expect(
      Words.korean.textAfterLeaving(without: error) == "풀이 보드를 /s.json에 저장하지 못했어요(폴더임).")
  }
}
