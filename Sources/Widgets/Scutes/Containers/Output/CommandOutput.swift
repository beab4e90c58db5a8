// SPDX-License-Identifier: Apache-2.0

public import Observation

/// A program that runs beside this one, and what it writes.
///
/// ```swift
/// struct Log: View {
///   @State private var log = CommandOutput(["git", "log", "--oneline"])
///
///   var body: some View {
///     CommandOutputView(log).task { await log.run() }
///   }
/// }
/// ```
///
/// It is started without a shell, without a terminal and without input. It ends with the task that
/// runs it, together with its process group: when the view goes, or the program does.
@Observable
public final class CommandOutput {
  /// How far it has come.
  public enum Status: Hashable, Sendable {
    /// It hasn't been started.
    case waiting
    /// It runs.
    case running
    /// It has ended with this exit status, or 128 and the number of the signal that ended it.
    case ended(status: Int32)
    /// It was ended after the time limit.
    case timedOut
    /// It was ended because its task was cancelled.
    case cancelled
    /// It couldn't be started.
    case failed(ProgramError)

    /// `true` for the exit status 0.
    public var isSuccess: Bool { self == .ended(status: 0) }
  }

  /// The program, a name in PATH or a path, and its arguments.
  public let words: [String]
  /// How far it has come.
  public private(set) var status = Status.waiting
  /// The latest lines of its output and its errors, in the order in which they came.
  public var lines: [OutputLines.Line] { output.lines }

  private var output: OutputLines
  private let folder: String?
  private let timeLimit: Duration?

  /// Creates a run of `words`: a program, by its name in PATH or its path, and its arguments.
  ///
  /// It runs in `folder`, or in that of this process, for at most `timeLimit`. The last `limit`
  /// lines are kept.
  public init(
    _ words: [String], in folder: String? = nil, timeLimit: Duration? = nil,
    keepingLines limit: Int = 10_000
  ) {
    self.words = words
    self.folder = folder
    self.timeLimit = timeLimit
    output = OutputLines(limit: limit)
  }

  /// Runs the program to its end, with the lines of an earlier run gone. Does nothing while it
  /// runs. A cancelled task ends it.
  public func run() async {
    guard status != .running else { return }
    output = OutputLines(limit: output.limit)
    guard !Task.isCancelled else {
      status = .cancelled
      return
    }
    status = .running
    do throws(ProgramError) {
      let program = try CapturedProgram(words, folder: folder)
      let ending = await withTaskCancellationHandler {
        await program.run(within: timeLimit) { [weak self] in self?.output.take($0) }
      } onCancel: {
        program.stop()
      }
      status =
        switch ending {
        case .ended(let status): .ended(status: status)
        case .timedOut: .timedOut
        case .stopped: .cancelled
        }
    } catch {
      status = .failed(error)
    }
  }
}
