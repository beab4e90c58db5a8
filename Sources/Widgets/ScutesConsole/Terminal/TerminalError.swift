// SPDX-License-Identifier: Apache-2.0

/// The reason why a terminal can't be used.
public enum TerminalError: Error, Hashable, CustomStringConvertible {
  /// Input comes from a file or a pipe.
  case inputIsNoTerminal
  /// Output goes to a file or a pipe.
  case outputIsNoTerminal
  /// The variable TERM is not set.
  case noTerminalType
  /// The system has no description of the terminal that TERM names.
  case unknownTerminalType(String)
  /// The terminal that TERM names cannot move its cursor.
  case noCursorAddressing(String)
  /// The process may not open as many files as a full-screen program needs.
  case tooFewDescriptors
  /// The process may not write files as large as a frame.
  case tooSmallFiles
  /// The system refused something that a full-screen program needs, with this errno.
  case refused(Int32)

  /// A sentence for the user.
  public var description: String {
    switch self {
    case .inputIsNoTerminal:
      "Standard input isn't a terminal: start the program without a pipe or file as its input."
    case .outputIsNoTerminal:
      "Standard output isn't a terminal: start the program without sending its output elsewhere."
    case .noTerminalType:
      "TERM isn't set: set it to the name of your terminal, such as xterm-256color."
    case .unknownTerminalType(let name):
      "TERM is \"\(name)\", which this system doesn't know: set it to the name of your terminal, "
        + "such as xterm-256color, or install its description."
    case .noCursorAddressing(let name):
      "TERM is \"\(name)\", a terminal that can't move its cursor: "
        + "use one that can, such as xterm-256color."
    case .tooFewDescriptors:
      "Too few files may be open at a time: raise the limit, such as with \"ulimit -n 256\"."
    case .tooSmallFiles:
      "Files may not be large enough here: raise the limit, such as with \"ulimit -f unlimited\"."
    case .refused(let number):
      "The terminal can't be used (error \(number) of the system): try another terminal window."
    }
  }
}
