// SPDX-License-Identifier: Apache-2.0

import CScutesTerminal

/// Another program that this one has started, without a shell.
struct ChildProgram {
  /// The number of its process.
  let process: Int32
  /// The end of the pipe with its output, or -1 if it isn't captured.
  let output: Int32

  /// Who the program belongs to.
  enum Kind {
    /// It has the streams and the process group of this process, as a command of a shell script.
    case foreground
    /// It leads a group of its own, reads nothing, and its output goes into a pipe.
    case captured
  }

  /// Starts `words`, a program in PATH or at a path and its arguments, in `folder`.
  init(_ words: [String], folder: String? = nil, kind: Kind) throws(ProgramError) {
    let name = words.first ?? ""
    var (process, output): (Int32, Int32) = (0, -1)
    let strings = words.map { strdup($0) }
    defer { for string in strings { free(string) } }
    let pointers = strings.compactMap { $0.map { UnsafePointer($0) as UnsafePointer<CChar>? } }
    guard !name.isEmpty, pointers.count == words.count else { throw .notFound(name) }
    let flags: Int = kind == .captured ? CHILD_OWN_GROUP | CHILD_CAPTURED : 0
    let error = (pointers + [nil]).withUnsafeBufferPointer { list in
      list.baseAddress.map { Self.start($0, folder, Int32(flags), &process, &output) } ?? EINVAL
    }
    switch error {
    case 0: break
    case ENOENT: throw .notFound(name)
    case EACCES: throw .notAllowed(name)
    default: throw .refused(name, error)
    }
    (self.process, self.output) = (process, output)
  }

  private static func start(
    _ words: UnsafePointer<UnsafePointer<CChar>?>, _ folder: String?, _ flags: Int32,
    _ process: inout Int32, _ output: inout Int32
  ) -> Int32 {
    // The list holds no null before its end.
    let list = UnsafeRawPointer(words).assumingMemoryBound(to: UnsafePointer<CChar>.self)
    return scutes_child_start(list, folder, flags, &process, &output)
  }

  /// Waits for the end. Returns the exit status, or 128 and the number of a signal.
  func waitForEnd() -> Int32 {
    scutes_child_status(process, true)
  }

  /// The exit status, or `nil` while the program runs. Ask no more once it has ended.
  var status: Int32? {
    let status = scutes_child_status(process, false)
    return Int(status) == CHILD_RUNS ? nil : status
  }

  /// Asks the program's group to end, or makes it.
  func end(byForce: Bool) {
    scutes_child_signal(process, byForce ? SIGKILL : SIGTERM)
  }
}

/// The reason why a program couldn't be started.
public enum ProgramError: Error, Hashable, CustomStringConvertible {
  /// There is no such program, or no such folder to start it in.
  case notFound(String)
  /// The file may not be run.
  case notAllowed(String)
  /// The system refused it with this errno.
  case refused(String, Int32)

  /// A sentence for the user.
  public var description: String {
    switch self {
    case .notFound(let name): "\"\(name)\" can't be started: there is no such program."
    case .notAllowed(let name): "\"\(name)\" can't be started: the file isn't allowed to run."
    case .refused(let name, let number):
      "\"\(name)\" can't be started (error \(number) of the system)."
    }
  }
}
