import Foundation
import Models
import Screens
import Widgets

/// Puts the full-screen program together and runs it.
@MainActor
struct Player {
  let locations: DataLocations
  /// The puzzle to begin with; nil to begin at Home.
  let start: Puzzle?

  func play() throws {
    let terminal = try openTerminal()
    let signal = try play(on: terminal)
    if let signal { Ending.end(by: signal) }
  }

  /// Plays until the user leaves; returns the signal that ended it, if one did.
  private func play(on terminal: NCursesTerminal) throws -> Int32? {
    defer { terminal.restore() }
    let least = SuiteView.leastSize
    guard terminal.size.width >= least.width, terminal.size.height >= least.height else {
      throw UsageError(
        "This terminal has \(terminal.size.width) by \(terminal.size.height) cells; "
          + "make it at least \(least.width) by \(least.height).")
    }
    return try run(on: terminal)
  }

  private func openTerminal() throws(UsageError) -> NCursesTerminal {
    do throws(TerminalError) {
      return try NCursesTerminal()
    } catch {
      throw UsageError(error.description)
    }
  }

  private func run(on terminal: NCursesTerminal) throws -> Int32? {
    let opened = try openStore()
    let loaded = loadPreferences()
    let notices = [opened.setAside?.description, loaded.notice].compactMap { $0 }
    var outside = Outside(
      store: opened.store, preferences: loaded.preferences,
      savePreferences: save,
      now: MonotonicClock.now,
      makeGameID: { .random(in: 1 ... .max) }, makeSeed: { .random(in: .min ... .max) })
    outside.tipNumber = .random(in: 0..<100)
    let controls = RuntimeControls()
    outside.exit = { controls.runtime?.exit() }
    outside.suspend = { controls.runtime?.suspend() }
    let suite = Suite(
      words: .english, outside: outside,
      notice: notices.isEmpty ? nil : notices.joined(separator: "\n"))
    if let start { suite.play(start) }
    let runtime = Runtime(
      terminal: terminal, theme: SuiteTheme.suited(to: terminal.capabilities).theme,
      words: suite.words.kit
    ) {
      SuiteView(suite: suite)
    }
    controls.runtime = runtime
    var ending: Int32?
    runtime.onTermination = { signal in
      suite.save()
      ending = signal
    }
    runtime.aroundSuspension = { suite.pauseWhile($0) }
    runtime.showFrame()
    StartUpMemory.giveBack()
    runtime.run()
    return ending
  }

  private func openStore() throws(UsageError) -> GameStore.Opened {
    do throws(StoreError) {
      return try GameStore.open(at: locations.gamesFile) {
        Moment(milliseconds: Int64(Date.now.timeIntervalSince1970 * 1000))
      }
    } catch {
      throw UsageError(error.description)
    }
  }

  private func loadPreferences() -> (preferences: Preferences, notice: String?) {
    do throws(PreferencesError) {
      let loaded = try PreferencesFile(path: locations.preferencesFile).load()
      return (loaded.preferences, loaded.setAside?.description)
    } catch {
      return (Preferences(), error.description)
    }
  }
}

extension Player {
  /// Saves the preferences; returns why it could not be done, if so.
  private func save(_ preferences: Preferences) -> String? {
    do throws(PreferencesError) {
      try PreferencesFile(path: locations.preferencesFile).save(preferences)
      return nil
    } catch {
      return error.description
    }
  }
}

/// The runtime, for those who are made before it.
@MainActor
private final class RuntimeControls {
  var runtime: Runtime?
}
