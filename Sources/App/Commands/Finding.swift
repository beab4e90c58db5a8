import Foundation
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

/// The names of the user, their home folder and the machine, which a report must not have.
struct PrivateNames {
  private let names: [String]

  init(environment: [String: String], home: String, user: String, host: String) {
    let variables = ["HOME", "USER", "LOGNAME", "USERNAME", "HOSTNAME", "HOST"]
    let hosts = [host, environment["HOSTNAME"] ?? "", environment["HOST"] ?? ""]
    let all =
      variables.compactMap { environment[$0] } + [home, user, host]
      + hosts.map { String($0.prefix { $0 != "." }) }
    // A shorter one may be part of any word.
    names = Set(all).filter { $0.count > 2 }.sorted { $0.count > $1.count }
  }

  /// Those of the process.
  static var ofProcess: PrivateNames {
    var name = [CChar](repeating: 0, count: 256)
    let isKnown = gethostname(&name, name.count - 1) == 0
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return PrivateNames(
      environment: ProcessInfo.processInfo.environment, home: NSHomeDirectory(),
      user: NSUserName(), host: isKnown ? String(decoding: bytes, as: UTF8.self) : "")
  }

  /// Returns `text` with three stars in place of each of the names.
  func hidden(in text: String) -> String {
    names.reduce(text) { $0.replacing($1, with: "***") }
  }
}
