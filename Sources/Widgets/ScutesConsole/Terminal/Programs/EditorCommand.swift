// SPDX-License-Identifier: Apache-2.0

/// The command of the user's text editor.
///
/// It is that of `VISUAL` or `EDITOR`, the first that isn't empty, or else `vi`.
public struct EditorCommand: Hashable, Sendable {
  private let text: String
  private let command: CommandWords

  /// The editor that the user's variables name, or `nil` if a quotation mark in them has no partner.
  public init?(_ environment: (String) -> String? = ProcessEnvironment.value) {
    let chosen = ["VISUAL", "EDITOR"].lazy.compactMap(environment).first { text in
      text.contains { !$0.isWhitespace }
    }
    self.init(chosen ?? "vi")
  }

  private init?(_ text: String) {
    guard let command = CommandWords(text), !command.words.isEmpty else { return nil }
    (self.text, self.command) = (text, command)
  }

  /// The name of the program, without its folder.
  public var name: String {
    let program = command.words.first ?? ""
    return program.split(separator: "/").last.map(String.init) ?? program
  }

  /// The program and its arguments that open the file at `path`, at `line`, from 1, if the editor
  /// is known to take one. Only a command that uses variables, pipes or the like goes through a
  /// shell; the path is never read by one.
  public func words(opening path: String, line: Int? = nil) -> [String] {
    // A path must not be taken for an option.
    let path = path.hasPrefix("-") || path.hasPrefix("+") ? "./" + path : path
    let files = line.map { place(path, max(1, $0)) } ?? [path]
    guard command.needsShell else { return command.words + files }
    return ["sh", "-c", text + " \"$@\"", name] + files
  }

  private func place(_ path: String, _ line: Int) -> [String] {
    if Self.takesPlus.contains(name) { return ["+\(line)", path] }
    if Self.takesColon.contains(name) { return ["\(path):\(line)"] }
    if Self.takesGoto.contains(name) { return ["--goto", "\(path):\(line)"] }
    return [path]
  }

  private static let takesPlus: Set<String> = [
    "vi", "vim", "nvim", "view", "nvi", "elvis", "vile", "nano", "pico", "emacs", "emacsclient",
    "zile", "mg", "joe", "jmacs", "jpico", "jstar", "jed", "micro", "kak", "ne", "mcedit", "gvim",
    "gedit", "kate", "tilde",
  ]
  private static let takesColon: Set<String> = ["hx", "helix", "subl", "zed"]
  private static let takesGoto: Set<String> = ["code", "codium", "vscodium", "cursor"]
}
