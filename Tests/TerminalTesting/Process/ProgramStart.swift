import Foundation

/// The parameters for starting a program.
///
/// A program begins with the default action for all signals and none blocked, whatever the tests'
/// own process has inherited from a build service.
struct ProgramStart {
  /// A path, or a name to search for in `PATH`.
  var program: String
  var arguments: [String]
  /// The full environment. Nothing is inherited.
  var environment: [String: String]
  /// The first three descriptors.
  var streams: Streams

  enum Streams {
    /// The program leads a session of its own. Its controlling terminal is at `path`, and all three
    /// streams are that terminal.
    case terminal(path: String)
    /// Descriptors of this process.
    case descriptors(input: Int32, output: Int32, errors: Int32)
  }

  #if canImport(Darwin)
    private typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #endif

  #if canImport(Darwin)
    private static let startsSession = Int32(POSIX_SPAWN_SETSID)
  #else
    /// `POSIX_SPAWN_SETSID`, which the C library declares only if its extensions are requested.
    private static let startsSession: Int32 = 0x80
  #endif

  /// Starts the program and returns its process number.
  func run() throws -> pid_t {
    #if canImport(Darwin)
      var actions: Actions = nil
      var attributes: Attributes = nil
    #else
      var actions = Actions()
      var attributes = Attributes()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }

    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    switch streams {
    case .terminal(let path):
      flags |= Self.startsSession
      posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    case .descriptors(let input, let output, let errors):
      posix_spawn_file_actions_adddup2(&actions, input, 0)
      posix_spawn_file_actions_adddup2(&actions, output, 1)
      posix_spawn_file_actions_adddup2(&actions, errors, 2)
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let words = Self.strings([program] + arguments)
    let pairs = Self.strings(environment.map { "\($0.key)=\($0.value)" }.sorted())
    defer { for string in words + pairs { free(string) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, program, &actions, &attributes, words, pairs)
    guard code == 0 else {
      throw SystemError(what: "start \(program)", code: code)
    }
    return process
  }

  private static func strings(_ values: [String]) -> [UnsafeMutablePointer<CChar>?] {
    values.map { strdup($0) } + [nil]
  }
}

/// An error of a system call.
public struct SystemError: Error, CustomStringConvertible {
  /// The failed action.
  public let what: String
  /// The error number.
  public let code: Int32

  init(what: String, code: Int32 = errno) {
    self.what = what
    self.code = code
  }

  /// The failed action and the reason.
  public var description: String { "cannot \(what): \(String(cString: strerror(code)))" }
}
