import CTerminal

/// The environment variables of the process.
public enum ProcessEnvironment {
  /// Returns the value of the variable `name`, or `nil` if it isn't set.
  public static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
