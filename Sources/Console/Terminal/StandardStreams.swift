import CTerminal

/// Standard input, output and error.
public enum StandardStreams {
  /// Keeps the places of those that are closed, so that no file opened later is taken for one of
  /// them; to be called first of all. Reading or writing them still fails.
  public static func reserve() {
    process_open_standard_descriptors()
  }
}
