import Scutes

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
  /// `true` if only a report has it, unless it is wrong.
  var isDetail = false

  /// The same with `change` made to all that may have names of the user.
  func with(_ change: (String) -> String) -> Finding {
    var finding = self
    (finding.value, finding.advice) = (change(value), advice.map(change))
    return finding
  }
}

/// The findings about one thing, under its name.
struct FindingSection: Hashable {
  let title: String
  var findings: [Finding]
}

extension [FindingSection] {
  /// The number of things that are wrong.
  var troubles: Int { reduce(0) { $0 + $1.findings.count { $0.mark == .trouble } } }

  /// The sections without details.
  var withoutDetails: [FindingSection] {
    map { section in
      var section = section
      section.findings.removeAll { $0.isDetail && $0.mark != .trouble }
      return section
    }
  }

  /// The sections as a table of `width` columns, in ASCII unless it `isUnicode`.
  func lines(width: Int, isUnicode: Bool) -> [String] {
    let labels = flatMap(\.findings).map(\.label.columns).max() ?? 0
    return flatMap { section in
      [section.title]
        + section.findings.flatMap { finding in
          let space = String(repeating: " ", count: labels - finding.label.columns + 2)
          let head = "\(finding.mark.sign(isUnicode)) \(finding.label)\(space)"
          let text = [finding.value, finding.advice].compactMap(\.self).joined(separator: ". ")
          return text.lines(width: Swift.max(20, width - head.columns)).enumerated().map {
            ($0 == 0 ? head : String(repeating: " ", count: head.columns)) + $1
          }
        } + [""]
    }
  }
}

extension String {
  /// The lines of a text with paths and names of packages, which aren't broken at their hyphens.
  fileprivate func lines(width: Int) -> [String] {
    split(separator: " ").reduce(into: [String]()) { lines, word in
      if let line = lines.last, line.columns + 1 + String(word).columns <= width {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines += TextWrapping.lines(of: String(word), width: width, mode: .character)
      }
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
