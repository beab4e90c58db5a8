import CTerminal

/// The memory that only the start of a program needs.
public enum StartUpMemory {
  /// Returns the mapped pages of code to the system. Call it after the first frame. Pages are
  /// mapped again as they are needed, which most never are.
  public static func giveBack() {
    process_give_back_code()
  }
}
