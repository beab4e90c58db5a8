/// The text of the player's choices and orders of techniques.
nonisolated struct ProfileWords: LanguageTable {
  let title: String
  /// All techniques in the usual order.
  let usual: String
  let usualNote: String
  let name: String
  /// The name of a new profile, by its number.
  let newName: @Sendable (_ number: Int) -> String
  /// The reason why a profile can't be without a name.
  let emptyName: String
  let takenName: @Sendable (_ name: String) -> String
  /// The button for a new profile, and its key action, which says that the profile is used then.
  let newProfile, new: String
  let delete: String
  let undoDelete: @Sendable (_ name: String) -> String
  /// The note that a profile is in use from now on.
  let inUse: @Sendable (_ name: String) -> String
  /// The key action that chooses a profile, that which switches a technique on or off, and both.
  let useProfile, onOrOff, use: String
  /// The key action that moves a technique.
  let order: String
}
