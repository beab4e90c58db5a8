/// The text of the player's choices and orders of techniques.
nonisolated struct ProfileWords: LanguageTable {
  let title: String
  /// All techniques in the usual order.
  let usual: String
  let usualNote: String
  let name: String
  /// The name of a new profile, by its number.
  let newName: @Sendable (_ number: Int) -> String
  let new: String
  let delete: String
  /// The key action that chooses a profile, or switches a technique on or off.
  let use: String
}
