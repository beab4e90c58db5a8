import CTerminal

/// The memory that only the start of a program needed.
public enum StartUpMemory {
  /// Gives the pages of code back that were mapped so far; to be called after the first frame. What
  /// is needed again is mapped again as it is used, most of it never is.
  public static func giveBack() {
    process_give_back_code()
  }
}
