import Foundation

/// The settings of a terminal device, which `stty` shows and changes.
///
/// Equal settings before and after a program mean that it restored the terminal.
public struct TerminalSettings: Hashable, Sendable {
  /// The input, output, control and local flags, as the system packs them.
  public let flags: [UInt]
  /// The special characters, which interrupt, erase, end a file and so on.
  public let characters: [UInt8]

  /// The settings of the terminal behind `descriptor`.
  public init(of descriptor: Int32) throws {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else {
      throw SystemError(what: "read the terminal's settings")
    }
    flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag].map(UInt.init)
    characters = withUnsafeBytes(of: &settings.c_cc) { Array($0) }
  }

  /// Makes the terminal behind `descriptor` pass input on as it comes. Returns `true` if it could be
  /// done.
  public static func makeRaw(_ descriptor: Int32) -> Bool {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return false }
    cfmakeraw(&settings)
    return tcsetattr(descriptor, TCSANOW, &settings) == 0
  }

  /// `true` if the terminal echoes input.
  public var echoes: Bool { flags[3] & UInt(ECHO) != 0 }
  /// `true` if lines are edited before the program sees them.
  public var editsLines: Bool { flags[3] & UInt(ICANON) != 0 }
}
