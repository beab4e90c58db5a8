import Foundation
import Synchronization

/// A call of another program: without a shell, without access to the terminal, and certain to end.
///
/// The program leads a process group of its own, which is killed with it.
struct ProgramCall: Sendable {
  /// The absolute path of the executable file.
  let program: String
  let arguments: [String]
  /// The environment of the program, or `nil` for that of this process.
  var environment: [String: String]?
  /// The working folder, or `nil` for that of this process.
  var folder: String?
  /// The file for its standard output, or `nil` to discard it.
  var output: String?
  /// The file for its standard error, or `nil` to discard it.
  var errors: String?
  /// Waits for the time limit.
  var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  /// The outcome of a call.
  enum Outcome: Hashable, Sendable {
    /// The program exited with this status, or -1 if a signal killed it or it couldn't start.
    case ended(status: Int32)
    case timedOut
    /// The program violated `isWithinBounds`.
    case outOfBounds
    case cancelled

    var isSuccess: Bool { self == .ended(status: 0) }
  }

  /// Runs the program to its end. Kills it after `limit`, when the task is cancelled, and when
  /// `isWithinBounds`, called every 20 milliseconds, returns `false`.
  @concurrent
  func run(
    within limit: Duration, isWithinBounds: (@Sendable () -> Bool)? = nil
  ) async -> Outcome {
    let process = makeProcess()
    let killing = Killing(process)
    let limiting = Task { [sleep] in
      try await sleep(limit)
      killing.kill(because: .timedOut)
    }
    let watching = Task {
      guard let isWithinBounds else { return }
      while isWithinBounds() { try await Task.sleep(for: Self.interval) }
      killing.kill(because: .outOfBounds)
    }
    defer {
      limiting.cancel()
      watching.cancel()
    }
    let status = await withTaskCancellationHandler {
      await process.status(killing)
    } onCancel: {
      killing.kill(because: .cancelled)
    }
    return Task.isCancelled ? .cancelled : killing.reason ?? .ended(status: status)
  }

  private static let interval = Duration.milliseconds(20)

  private func makeProcess() -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if let environment { process.environment = environment }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output.flatMap(FileHandle.init(forWritingAtPath:)) ?? .nullDevice
    process.standardError = errors.flatMap(FileHandle.init(forWritingAtPath:)) ?? .nullDevice
    return process
  }
}

/// Kills a process, and remembers the reason.
private final class Killing: Sendable {
  private struct State {
    var isStarted = false
    var isOver = false
    var reason: ProgramCall.Outcome?
  }

  private let process: Process
  private let state = Mutex(State())

  init(_ process: Process) {
    self.process = process
  }

  /// The reason given first, if any.
  var reason: ProgramCall.Outcome? { state.withLock { $0.reason } }

  /// Kills the process and its group, which holds nothing that must be finished. A process that
  /// hasn't started is killed as soon as it has. A process that is over gets no reason.
  func kill(because reason: ProgramCall.Outcome) {
    let isDue = state.withLock { state in
      if state.isOver { return false }
      state.reason = state.reason ?? reason
      return state.isStarted
    }
    if isDue { signal() }
  }

  func processStarted() {
    let isDue = state.withLock { state in
      state.isStarted = true
      return state.reason != nil && !state.isOver
    }
    if isDue { signal() }
  }

  func processEnded() {
    state.withLock { $0.isOver = true }
  }

  private func signal() {
    let number = process.processIdentifier
    guard number > 0 else { return }
    for target in [-number, number] { _ = Foundation.kill(target, SIGKILL) }
  }
}

extension Process {
  /// Runs the program and returns its exit status, or -1 after a signal or if it couldn't start.
  /// Doesn't begin in a cancelled task.
  fileprivate func status(_ killing: Killing) async -> Int32 {
    await withCheckedContinuation { continuation in
      terminationHandler = { process in
        killing.processEnded()
        continuation.resume(
          returning: process.terminationReason == .exit ? process.terminationStatus : -1)
      }
      do {
        try Task.checkCancellation()
        try run()
        killing.processStarted()
      } catch {
        terminationHandler = nil
        continuation.resume(returning: -1)
      }
    }
  }
}
