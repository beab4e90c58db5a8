import Testing
import Trials

extension EndToEnd {
  /// A few attempts of each trial. `make torture` makes many.
  @Suite struct PromiseTests {
    @Test(arguments: Trial.all)
    func thePromiseHolds(trial: Trial) async {
      let run = TrialRun(seed: 1, scale: .short, limit: .seconds(8))
      let report = await run.report(on: trial)
      #expect(report.attempts > 0)
      for finding in report.findings {
        Issue.record(
          """
          Torture \(report.trial) --short --seed 1 --only \(finding.number)
          \(finding.what)
          """)
      }
    }
  }
}
