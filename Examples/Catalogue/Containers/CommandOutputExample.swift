import Scutes

/// The output of another program, which ends with this view.
struct CommandOutputExample: View {
  @State private var output = CommandOutput(["seq", "1", "100000"], timeLimit: .seconds(10))
  @State private var runs = 0

  var body: some View {
    VStack(alignment: .leading) {
      Button("Run seq", isBusy: output.status == .running) { runs += 1 }
      CommandOutputView(output)
      Text(result).foregroundStyle(.secondary)
    }
    .task(id: runs) {
      if runs > 0 { await output.run() }
    }
  }

  private var result: String {
    switch output.status {
    case .waiting: "Nothing has run yet."
    case .running: "\(output.lines.count) lines so far"
    case .ended(let status): "It ended with status \(status)."
    case .timedOut: "It took too long."
    case .cancelled: "It was ended."
    case .failed(let error): error.description
    }
  }
}

extension Example {
  static let commandOutput = Example(
    "CommandOutput, CommandOutputView", .containers,
    "What another program writes, as it comes. It follows the end until somebody scrolls."
  ) {
    CommandOutputExample()
  }
}
