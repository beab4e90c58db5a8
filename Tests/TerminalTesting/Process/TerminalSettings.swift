import Foundation

/// How a terminal device treats what goes through it: what `stty` shows and sets.
///
/// Equal settings before and after a program mean that it left the terminal as it found it.
public struct TerminalSettings: Hashable, Sendable {
  /// The flags for input, output, the line and local matters, as the system packs them.
  public let flags: [UInt]
  /// The characters that interrupt, erase, end a file and so on.
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

  /// `true` if the terminal echoes input.
  public var echoes: Bool { flags[3] & UInt(ECHO) != 0 }
  /// `true` if lines are edited before the program sees them.
  public var editsLines: Bool { flags[3] & UInt(ICANON) != 0 }
}
