import Formats

nonisolated extension ExportWords {
  static let english = ExportWords(
    title: "Export",
    format: "Format",
    name: { $0.name },
    picture: { "picture (\($0))" },
    asShown: "The board as it is shown.",
    asShownWithReason: "The board as it is shown, with the reason below it.",
    notCopied: "A picture can't be copied. Save it.",
    notDrawn: "There isn't enough memory to draw this.",
    lacksCharacters: "No installed font has some of the characters.",
    keepsAll: "Keeps everything.",
    loses: { "Leaves out \($0)." },
    part: { part in
      switch part {
      case .placed: "the placed digits"
      case .candidates: "the candidates"
      case .notes: "the notes"
      case .centreNotes: "the centre notes"
      case .colors: "the colours"
      case .elapsed: "the time"
      case .step: "the step"
      default: "the words"
      }
    },
    fileName: "File",
    save: "Save",
    replace: "Replace",
    saved: { "Saved as \($0)" },
    needsName: "Enter a file name first.")
}
