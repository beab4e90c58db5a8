import CTerminal

/// Standard input, output and error.
public enum StandardStreams {
  /// Occupies the descriptors of closed streams, so that a file opened later doesn't get one of them.
  /// Call it before anything else. Reading from or writing to these streams still fails.
  public static func reserve() {
    process_open_standard_descriptors()
  }
}
