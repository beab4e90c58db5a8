// SPDX-License-Identifier: Apache-2.0

import CScutesTerminal
import Dispatch
import Synchronization

/// A program that runs beside this one, without a terminal, and whose output is read.
///
/// It leads a process group of its own. When it is stopped, the group is asked to end, and killed a
/// second later, or as soon as it has closed its output. So it is when this process exits.
package final class CapturedProgram: Sendable {
  /// The way it ended.
  package enum Ending: Hashable, Sendable {
    /// By itself, with this status, or 128 and the number of a signal.
    case ended(status: Int32)
    /// It was stopped after the time limit.
    case timedOut
    /// It was stopped on request.
    case stopped
  }

  private let child: ChildProgram
  private let isStopped = Atomic(false)

  /// The pause between looks at what nothing announces, in milliseconds.
  private static let interval: Int32 = 50
  private static let patience = Duration.seconds(1)

  /// Starts `words`, a program in PATH or at a path and its arguments, in `folder`.
  package init(_ words: [String], folder: String?) throws(ProgramError) {
    child = try ChildProgram(words, folder: folder, kind: .captured)
    RunningGroups.insert(child.process)
  }

  /// Makes it end. ``run(within:take:)`` returns soon.
  package func stop() {
    isStopped.store(true, ordering: .relaxed)
  }

  /// Reads its output until it has ended, for at most `limit`. Calls `take` on the main actor with
  /// each piece; the program waits while pieces aren't taken. Call it once.
  package func run(
    within limit: Duration?, take: @escaping @MainActor @Sendable ([UInt8]) -> Void
  ) async -> Ending {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "scutes.output").async { [self] in
        let ending = read(until: limit.map { .now + $0 }) { bytes in
          DispatchQueue.main.sync { MainActor.assumeIsolated { take(bytes) } }
        }
        continuation.resume(returning: ending)
      }
    }
  }

  private func read(
    until limit: ContinuousClock.Instant?, take: ([UInt8]) -> Void
  ) -> Ending {
    var forced: ContinuousClock.Instant?
    var reason: Ending?
    var status: Int32?
    var isOpen = true
    while status == nil {
      let now = ContinuousClock.now
      if reason == nil {
        if isStopped.load(ordering: .relaxed) { reason = .stopped }
        if let limit, limit <= now { reason = .timedOut }
        if reason != nil {
          child.end(byForce: false)
          forced = now + Self.patience
        }
      }
      if let forced, forced <= now || !isOpen { break }
      if isOpen {
        switch readPiece(take) {
        case .bytes: continue
        case .end: isOpen = false
        case .nothing: break
        }
      } else {
        usleep(UInt32(Self.interval) * 100)
      }
      if reason == nil { status = child.status }
    }
    if status == nil { child.end(byForce: true) }
    let last = status ?? child.waitForEnd()
    RunningGroups.remove(child.process)
    // What the program wrote last; whatever its children write later is lost.
    while isOpen, case .bytes = readPiece(take) {}
    close(child.output)
    return reason ?? .ended(status: last)
  }

  private enum Piece {
    case bytes
    case end
    case nothing
  }

  private func readPiece(_ take: ([UInt8]) -> Void) -> Piece {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      result = scutes_child_read(child.output, start, buffer.count, Self.interval)
      count = max(0, result)
    }
    guard result > 0 else { return result == 0 ? .end : .nothing }
    take(bytes)
    return .bytes
  }
}

/// The groups of programs that run, which end with this process.
private enum RunningGroups {
  private struct State {
    var groups: Set<Int32> = []
    var isRegistered = false
  }

  private static let state = Mutex(State())

  static func insert(_ group: Int32) {
    let isFirst = state.withLock { state in
      state.groups.insert(group)
      defer { state.isRegistered = true }
      return !state.isRegistered
    }
    if isFirst { atexit { RunningGroups.end() } }
  }

  static func remove(_ group: Int32) {
    _ = state.withLock { $0.groups.remove(group) }
  }

  private static func end() {
    for group in state.withLock({ $0.groups }) {
      scutes_child_signal(group, SIGTERM)
      scutes_child_signal(group, SIGKILL)
    }
  }
}
