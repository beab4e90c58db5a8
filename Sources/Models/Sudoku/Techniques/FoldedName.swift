extension StringProtocol {
  /// The letters and digits in lower case. Two spellings of a name, such as "X-Wing" and "xwing", have
  /// the same.
  package var foldedName: String {
    String(filter { $0.isLetter || $0.isNumber }).lowercased()
  }
}
