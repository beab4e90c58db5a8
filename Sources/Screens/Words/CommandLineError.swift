public import Games
public import Sudoku

/// The reason why the options of `play` make no sense.
public nonisolated enum CommandLineError: Error, Hashable, Sendable {
  /// No option has this name, but perhaps one has a similar name.
  case unknownOption(String, near: String?)
  /// The argument isn't UTF-8. Its other bytes are escaped.
  case notUTF8(String)
  /// The same for the name of a folder.
  case folderNotUTF8(String)
  /// The value of an environment variable that names a folder isn't UTF-8. Its other bytes are escaped.
  case variableNotUTF8(name: String, value: String)
  /// The argument belongs to no option.
  case unexpectedArgument(String)
  /// The option needs a value.
  case missingValue(String, example: String)
  /// The option takes no value.
  case unwantedValue(String, String)
  /// The option doesn't take this value, but one of `choices`.
  case wrongValue(String, String, choices: [String])
  /// The option doesn't take this value, but one like the example.
  case unlikeExample(String, String, example: String)
  /// The value is neither one of these themes nor a file.
  case unknownTheme(String, choices: [String])
  /// Only one of the options can be given.
  case exclusive([String])
  /// These options can't be given with `--replay`.
  case besideReplay([String])
  /// `--seed` is given without `--level`.
  case seedWithoutLevel
  /// The option was given a standard stream, but the program plays there.
  case needsFile(String)
  /// The day lies in the future.
  case dayToCome(Day)
  /// No technique has this name. Some have similar names.
  case unknownTechnique(String, near: [TechniqueID])
  /// No position is known in which the technique is the next step.
  case nothingToPractise(TechniqueID)
  /// No lesson has this name. Some have similar names.
  case unknownLesson(String, near: [Lesson])
}
