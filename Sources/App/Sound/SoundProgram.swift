import Foundation
import Models

/// A program of the system that plays a file.
struct SoundProgram: Hashable {
  /// The file that is run.
  let path: String
  /// What goes before the name of the sound.
  let options: [String]

  /// The programs that are known, the best first: of PipeWire, PulseAudio, ALSA, macOS.
  private static let known = [
    ("pw-play", []), ("paplay", []), ("aplay", ["-q"]), ("afplay", []),
  ]

  /// Those that stand along the `PATH` of `environment`. There are none over ssh, where they would
  /// play to nobody.
  static func all(environment: [String: String]) -> [SoundProgram] {
    guard environment["SSH_CONNECTION"]?.isEmpty ?? true else { return [] }
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    return known.compactMap { name, options in
      folders.lazy.map { "\($0)/\(name)" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
        .map { SoundProgram(path: $0, options: options) }
    }
  }

  /// Plays `sound`, and returns once that is done: whether it could be done. The program is ended
  /// where the task is cancelled, or `limit` passes. It has the terminal neither to read nor to write.
  @concurrent
  func play(
    _ sound: SampledSound, from files: SoundFiles, within limit: Duration
  ) async -> Bool {
    guard let file = files.write(sound.wav) else { return false }
    defer { files.remove(file) }
    let process = process(playing: file)
    let limiter = Task {
      try await Task.sleep(for: limit)
      process.end()
    }
    defer { limiter.cancel() }
    return await withTaskCancellationHandler {
      await process.hasSucceeded()
    } onCancel: {
      process.end()
      files.remove(file)
    }
  }

  private func process(playing file: String) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = options + [file]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }
}

extension Process {
  /// Runs, and returns once it has ended: whether all went well. Does not begin in a cancelled task.
  fileprivate func hasSucceeded() async -> Bool {
    await withCheckedContinuation { continuation in
      terminationHandler = { process in
        continuation.resume(
          returning: process.terminationReason == .exit && process.terminationStatus == 0)
      }
      do {
        try Task.checkCancellation()
        try run()
        if Task.isCancelled { end() }
      } catch {
        terminationHandler = nil
        continuation.resume(returning: false)
      }
    }
  }

  /// Ends it at once, if it runs: nothing of a sound has to be brought to an end.
  fileprivate func end() {
    if isRunning { kill(processIdentifier, SIGKILL) }
  }
}
