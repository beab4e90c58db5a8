import Foundation
import TerminalTesting

/// The outcome of a run.
public struct TrialReport: Sendable {
  let trial: Trial
  let planned: Int
  /// The number of attempts made: fewer than planned if the time ran out.
  var attempts = 0
  /// In the unit of the trial, of which an attempt may try several.
  public var tried = 0
  /// The number of attempts that tried nothing, such as a kill at a system call that never came.
  var misses = 0
  /// The breaches of the promise, in the order of their discovery within a job.
  public var findings: [Finding] = []
  var omissions: Set<String> = []
  /// The largest values, by name and unit.
  var measurements: [String: Double] = [:]
  var time = Duration.zero

  /// A broken promise.
  public struct Finding: Sendable {
    /// The number of the attempt, which repeats it.
    public let number: Int
    /// A sentence, often with the screen.
    public let what: String
  }

  /// The outcome of one attempt.
  struct Part {
    let number: Int
    var tried = 1
    var findings: [String] = []
    var omissions: Set<String> = []
    var measurements: [String: Double] = [:]
  }

  mutating func add(_ part: Part) {
    attempts += 1
    tried += part.tried
    if part.tried == 0 { misses += 1 }
    findings += part.findings.map { Finding(number: part.number, what: $0) }
    omissions.formUnion(part.omissions)
    measurements.merge(part.measurements, uniquingKeysWith: max)
  }

  mutating func add(_ other: TrialReport) {
    attempts += other.attempts
    tried += other.tried
    misses += other.misses
    findings += other.findings
    omissions.formUnion(other.omissions)
    measurements.merge(other.measurements, uniquingKeysWith: max)
  }

  /// The head of the table.
  public static let head = """
    | Trial | Promise | Tried | Findings | Seconds | Measured, left out |
    |---|---|---|---|---|---|
    """

  /// The trial's row of the table.
  public var row: String {
    let seconds = String(format: "%.0f", time / .seconds(1))
    let measured = measurements.sorted { $0.key < $1.key }
      .map { "\($0.key) \(String(format: "%.4g", $0.value))" }
    let short = attempts < planned ? ["\(attempts) of \(planned) attempts in the time"] : []
    let missed = misses > 0 ? ["\(misses) attempts tried nothing"] : []
    let notes = (short + missed + measured + omissions.sorted()).joined(separator: "; ")
    return "| \(trial.name) | \(trial.promise) | \(tried) \(trial.unit) | \(findings.count) "
      + "| \(seconds) | \(notes) |"
  }
}

extension TrialReport.Part {
  init(_ attempt: Attempt) {
    self.init(
      number: attempt.number, tried: attempt.tried, findings: attempt.findings,
      omissions: attempt.omissions, measurements: attempt.measurements)
  }

  /// The attempt as lines, for the process that asked for it.
  var text: String {
    (["tried \(tried)"] + findings.map { "finding \($0.replacing("\n", with: "\u{2028}"))" }
      + omissions.map { "omission \($0)" } + measurements.map { "measured \($1) \($0)" })
      .joined(separator: "\n")
  }

  /// Reads what a process said of its attempt.
  mutating func read(_ run: ProgramRun) {
    if case .killed(let signal) = run.status {
      findings.append("ended by signal \(signal): \(run.errors.suffix(600))")
    }
    for line in run.output.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2 else { continue }
      switch words[0] {
      case "tried": tried = Int(words[1]) ?? tried
      case "finding": findings.append(words[1].replacing("\u{2028}", with: "\n"))
      case "omission": omissions.insert(words[1])
      case "measured":
        let parts = words[1].split(separator: " ", maxSplits: 1)
        if parts.count == 2, let value = Double(parts[0]) { measurements[String(parts[1])] = value }
      default: break
      }
    }
  }
}

extension Attempt {
  /// The attempt as lines, which the process that asked for it reads.
  public var text: String { TrialReport.Part(self).text }
}
