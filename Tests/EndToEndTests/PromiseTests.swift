import Testing
import Trials

extension EndToEnd {
  /// A few attempts of each trial, always the same. `make torture` makes many.
  @Suite struct PromiseTests {
    /// An attempt of a trial.
    struct Case: CustomTestStringConvertible, Sendable {
      let trial: Trial
      let number: Int

      var testDescription: String { "\(trial) \(number)" }

      static let all = Trial.all.flatMap { trial in
        (0..<trial.count(at: .short)).map { Case(trial: trial, number: $0) }
      }
    }

    @Test(arguments: Case.all)
    func thePromiseHolds(of each: Case) {
      let attempt = each.trial.attempt(each.number, seed: 1, scale: .short)
      for finding in attempt.findings {
        Issue.record(
          """
          Torture \(each.trial) --short --seed 1 --only \(each.number)
          \(finding)
          """)
      }
      for omission in attempt.omissions {
        Issue.record("\(each.trial) \(each.number) left out: \(omission)", severity: .warning)
      }
      #expect(attempt.tried > 0 || !attempt.omissions.isEmpty, "nothing was tried")
    }
  }
}
