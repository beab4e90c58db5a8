import Foundation
import Synchronization
import Testing

@testable import Store

@MainActor
struct PreferencesSaverTests {
  private let folder: TemporaryFolder
  private var file: PreferencesFile { PreferencesFile(path: folder.file("preferences.json")) }

  init() throws { folder = try TemporaryFolder() }

  private var changed: Preferences {
    var preferences = Preferences()
    preferences.coaches.toggle()
    return preferences
  }

  /// Locks the folder as another program does, during `work`.
  private func whileLocked(_ work: () throws -> Void) throws {
    let descriptor = open(folder.path, O_RDONLY)
    try #require(descriptor >= 0 && flock(descriptor, LOCK_EX) == 0)
    defer { close(descriptor) }
    try work()
  }

  @Test func aChangeIsSavedBeforeTheCallReturns() throws {
    let saver = PreferencesSaver(file, patience: .seconds(300))
    var outcomes: [PreferencesSaver.Outcome] = []
    saver.save(changesFrom: Preferences(), to: changed) { outcomes.append($0) }
    #expect(outcomes == [.success(changed)])
    #expect(try file.load().preferences == changed)
  }

  @Test func aLockHoldsUpNobodyAndTheChangeIsSavedAfterIt() async throws {
    let saver = PreferencesSaver(file, patience: .zero)
    var outcomes: [PreferencesSaver.Outcome] = []
    try whileLocked {
      saver.save(changesFrom: Preferences(), to: changed) { outcomes.append($0) }
      #expect(outcomes.isEmpty)
    }
    while outcomes.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    #expect(outcomes == [.success(changed)])
    #expect(try file.load().preferences == changed)
  }

  @Test func atTheEndALockIsWaitedForAndNamed() throws {
    let saver = PreferencesSaver(file, patience: .zero)
    try whileLocked {
      let hurried = saver.finish(changesFrom: Preferences(), to: changed, within: .zero)
      #expect(hurried == .failure(.unwritable(path: file.path, reason: .slow)))
      let patient = saver.finish(changesFrom: Preferences(), to: changed, within: .seconds(300))
      #expect(patient == .failure(.unwritable(path: file.path, reason: .inUse)))
    }
    let outcome = saver.finish(changesFrom: Preferences(), to: changed, within: .seconds(300))
    #expect(outcome == .success(changed))
  }
}
