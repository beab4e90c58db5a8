import Widgets

/// A line of what `doctor` finds.
struct Finding: Hashable {
  enum Mark {
    case fine
    /// Something optional is missing, or is worth knowing.
    case note
    case trouble
  }

  var mark = Mark.fine
  let label: String
  var value: String
  /// What to do about it: a sentence.
  var advice: String?
}

/// The findings about one thing, under its name.
struct FindingSection: Hashable {
  let title: String
  let findings: [Finding]
}

extension [FindingSection] {
  /// The number of things that are wrong.
  var troubles: Int { reduce(0) { $0 + $1.findings.count { $0.mark == .trouble } } }

  /// The sections as a table of `width` columns, in ASCII unless it `isUnicode`.
  func lines(width: Int, isUnicode: Bool) -> [String] {
    let labels = flatMap(\.findings).map(\.label.columns).max() ?? 0
    return flatMap { section in
      [section.title]
        + section.findings.flatMap { finding in
          let space = String(repeating: " ", count: labels - finding.label.columns + 2)
          let line = "\(finding.mark.sign(isUnicode)) \(finding.label)\(space)\(finding.value)"
          let advice = finding.advice.map {
            TextWrapping.lines(of: $0, width: Swift.max(20, width - 4)).map { "    " + $0 }
          }
          return [line] + (advice ?? [])
        } + [""]
    }
  }
}

extension Finding.Mark {
  fileprivate func sign(_ isUnicode: Bool) -> String {
    switch self {
    case .fine: isUnicode ? "✓" : "+"
    case .note: isUnicode ? "·" : "-"
    case .trouble: "!"
    }
  }
}
