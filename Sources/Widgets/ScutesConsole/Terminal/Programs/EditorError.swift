// SPDX-License-Identifier: Apache-2.0

/// The reason why a text wasn't edited.
public enum EditorError: Error, Hashable, CustomStringConvertible {
  /// There is no terminal to lend to an editor, as in a replay.
  case noTerminal
  /// A quotation mark in the variable has no partner.
  case unreadableCommand
  /// The editor couldn't be started.
  case program(ProgramError)
  /// The editor ended with a status other than 0, so the text stays as it was.
  case failed(name: String, status: Int32)
  /// The text couldn't be written to a file in this folder.
  case cannotWrite(folder: String)
  /// The edited file couldn't be read, or is too large, or isn't UTF-8.
  case cannotRead(path: String)

  /// A sentence for the user.
  public var description: String {
    switch self {
    case .noTerminal: "There is no terminal for an editor here."
    case .unreadableCommand:
      "A quotation mark has no partner in VISUAL or EDITOR, which name your editor."
    case .program(let error): error.description + " Set EDITOR to your editor."
    case .failed(let name, let status):
      "\(name) ended with status \(status), so the text stays as it was."
    case .cannotWrite(let folder): "The text can't be written to a file in \(folder)."
    case .cannotRead(let path): "The edited text in \(path) can't be read."
    }
  }
}
