import Foundation

/// Debian's qqwing, as a puzzle generator.
enum QQWing {
  /// Its names for the difficulty of puzzles.
  enum Difficulty: String {
    case simple, easy, intermediate, expert, any

    /// The number of puzzles that it makes in a fraction of a second.
    fileprivate var count: Int {
      switch self {
      case .simple: 4
      case .intermediate: 15
      case .easy, .expert: 30
      case .any: 60
      }
    }
  }

  /// `true` if it is installed.
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

  /// Puzzles per second of processor time, in one process, or `nil` if it isn't installed.
  static func puzzlesPerSecond(_ difficulty: Difficulty) throws -> Double? {
    guard isInstalled else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [
      "--generate", String(difficulty.count), "--difficulty", difficulty.rawValue, "--one-line",
    ]
    process.standardOutput = FileHandle.nullDevice
    let before = ProcessorClock.ofChildren
    try process.run()
    process.waitUntilExit()
    return Double(difficulty.count) / ((ProcessorClock.ofChildren - before) / .seconds(1))
  }

  private static let program = "/usr/bin/qqwing"
}
