import CTerminal

/// The variables that the process was started with.
public enum ProcessEnvironment {
  /// The value of the variable called `name`; nil where it is not set.
  public static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
