import Foundation
import TerminalTesting

/// A run of a trial: attempts side by side, until all are made or the time is over.
public struct TrialRun: Sendable {
  let seed: UInt64
  let scale: Trial.Scale
  let count: Int?
  let limit: Duration
  let jobs: Int
  let isolation: [String]

  /// Creates a run of `count` attempts, or as many as the scale has, `jobs` at a time. No attempt
  /// begins after `limit`. `isolation` is a command that makes one attempt in its own process if the
  /// trial's name follows; if it is empty, all attempts are made in this one.
  public init(
    seed: UInt64, scale: Trial.Scale, count: Int? = nil, limit: Duration, jobs: Int = 1,
    isolation: [String] = []
  ) {
    self.seed = seed
    self.scale = scale
    self.count = count
    self.limit = limit
    self.jobs = jobs
    self.isolation = isolation
  }

  /// Makes the attempts of `trial`. `tell` is called with each finding at once.
  public func report(
    on trial: Trial, tell: @escaping @Sendable (TrialReport.Finding) -> Void = { _ in }
  ) async -> TrialReport {
    let start = ContinuousClock.now
    let count = count ?? trial.count(at: scale)
    var report = TrialReport(trial: trial, planned: count)
    await withTaskGroup(of: TrialReport.self) { group in
      for job in 0..<min(jobs, count) {
        group.addTask {
          var part = TrialReport(trial: trial, planned: 0)
          for number in stride(from: job, to: count, by: jobs)
          where ContinuousClock.now - start < limit {
            let known = part.findings.count
            part.add(attempt(trial, number))
            part.findings[known...].forEach(tell)
          }
          return part
        }
      }
      for await part in group { report.add(part) }
    }
    report.time = ContinuousClock.now - start
    return report
  }

  private func attempt(_ trial: Trial, _ number: Int) -> TrialReport.Part {
    guard trial.isInside, !isolation.isEmpty else {
      return TrialReport.Part(trial.attempt(number, seed: seed, scale: scale))
    }
    var part = TrialReport.Part(number: number)
    do {
      let run = try ProgramRun(
        isolation[0],
        isolation.dropFirst() + [trial.name, "--only", "\(number)", "--seed", "\(seed)"]
          + (scale == .short ? ["--short"] : []),
        environment: ProcessInfo.processInfo.environment, patience: .seconds(180))
      part.read(run)
    } catch {
      part.findings.append("\(error)")
    }
    return part
  }
}
