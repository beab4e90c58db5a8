/// An option of `play`, by its name on the command line.
public nonisolated enum PlayOption: String, CaseIterable, Sendable {
  case level
  case puzzle
  case picture
  case daily
  case pack
  case train
  case learn
  case practice
  case seed
  case language
  case theme
  case screenReader = "screen-reader"
  case keys
  case dataDirectory = "data-dir"
  case record
  case replay
  case log
  case inspect

  /// The values that an option takes.
  public enum Takes: Sendable {
    case nothing
    case value
    case optionalValue
  }

  /// The values that the option takes.
  public var takes: Takes {
    switch self {
    case .practice, .screenReader, .inspect: .nothing
    case .daily, .learn: .optionalValue
    default: .value
    }
  }

  /// The option as it is typed: "--level".
  var typed: String { "--\(rawValue)" }

  /// A value that it takes.
  var example: String {
    switch self {
    case .level: "easy"
    case .puzzle: "puzzle.txt"
    case .picture: "photo.jpg"
    case .daily: "2026-11-21"
    case .pack: "1-0003"
    case .train, .learn: "x-wing"
    case .seed: "42"
    case .language: "ko"
    case .theme: "shore-light"
    case .keys: "keys.txt"
    case .dataDirectory: "folder"
    case .record, .replay: "session.txt"
    case .log: "session.log"
    case .practice, .screenReader, .inspect: ""
    }
  }
}
