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
    // The folder "/" is nobody's.
    names = Set(all).filter { $0.contains(where: Self.isInWord) }.sorted { $0.count > $1.count }
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

  /// Returns `text` with three stars in place of each of the names, but not where one is a part of
  /// a longer word.
  func hidden(in text: String) -> String { names.reduce(text, Self.hiding) }

  private static func hiding(_ text: String, _ name: String) -> String {
    var (hidden, rest) = ("", text[...])
    while let range = rest.firstRange(of: name) {
      hidden += rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
      let isPart = isWithinWord(hidden.last, name.first) || isWithinWord(name.last, rest.first)
      hidden += isPart ? name : "***"
    }
    return hidden + rest
  }

  /// `true` if no word ends between these characters.
  private static func isWithinWord(_ left: Character?, _ right: Character?) -> Bool {
    guard let left, let right else { return false }
    return isInWord(left) && isInWord(right)
  }

  private static func isInWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "-"
  }
}
