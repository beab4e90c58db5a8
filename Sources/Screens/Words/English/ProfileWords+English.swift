nonisolated extension ProfileWords {
  static let english = ProfileWords(
    title: "Technique profiles",
    usual: "Usual",
    usualNote: "All techniques, in the hint order of the settings. A profile of your own tries "
      + "them in your order, and those switched off only if nothing else is left. Hints, "
      + "the solver's steps and new puzzles go by it, levels don't.",
    name: "Name",
    newName: { "Profile \($0)" },
    emptyName: "A profile needs a name.",
    takenName: { "There is already a “\($0)”." },
    newProfile: "New",
    new: "new, in use",
    delete: "Delete",
    undoDelete: { "Undo: delete \($0)" },
    inUse: { "In use: \($0)" },
    useProfile: "use",
    onOrOff: "on or off",
    use: "use, on or off",
    order: "order")
}
