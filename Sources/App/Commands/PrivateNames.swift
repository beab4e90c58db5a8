import Foundation

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
