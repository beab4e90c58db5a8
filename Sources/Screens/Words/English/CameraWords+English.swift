nonisolated extension CameraWords {
  static let english = CameraWords(
    title: "Camera",
    choosePicture: "Choose a picture",
    choosePictureNote: "JPEG, PNG, BMP, GIF and more",
    takePicture: "Take a picture",
    takeWith: { "with \($0)" },
    noProgram: "Install ffmpeg, fswebcam or imagesnap to take pictures.",
    needsProgram: "needs ffmpeg, fswebcam or imagesnap",
    lastReading: "Last reading",
    nothingRead: "nothing read yet",
    orDrop: "Or drop a picture on this window, or paste its path.",
    addPuzzle: "Add a puzzle",
    opening: { "Opening \($0)…" },
    taking: { "Taking a picture with \($0)…" },
    converting: { "Converting the \($0) picture…" },
    looking: "Looking for the grid…",
    noGrid: "No Sudoku grid found. Take the picture from above with all four corners in it.",
    empty: "This file is empty. Choose another picture.",
    notAPicture: "This file is neither a picture nor a puzzle. Choose a JPEG or PNG.",
    unsupported: { "\($0) files like this can't be read. Save it as JPEG or PNG." },
    damaged: { "This \($0) file is damaged. Copy it again, or choose another picture." },
    noConverter: {
      "No converter for \($0) found. Install ffmpeg or ImageMagick, or save it as JPEG."
    },
    noDevice: { "\($0) found no camera. Connect one, or choose a picture." },
    tookTooLong: { "\($0) took too long. Try again, or choose a file." },
    cancelled: "Cancelled. Choose another picture.",
    review: "Check the reading",
    nextDoubt: "next doubt",
    previousDoubt: "previous doubt",
    keep: "keep",
    mend: "correct",
    toggleHandwritten: "handwritten or printed",
    toggleHandwriting: "take handwriting along or not",
    play: "Play",
    solve: "Solve",
    another: "Another picture",
    otherView: "Other view",
    doubts: { $0 == 1 ? "1 cell to check" : "\($0) cells to check" },
    sure: "All cells are clear",
    allChecked: "All cells checked",
    either: { $0.joined(separator: " or ") + "?" },
    looksLike: { "Looks like \($0)." },
    readInstead: { "Only \($0) gives one solution." },
    wasRead: { "Changed from \($0)." },
    confirmed: "You kept it.",
    printed: "printed",
    handwritten: "handwritten",
    handwriting: "Handwriting",
    noDigitHere: "No digit here",
    whoWrote: "Printed or handwritten?",
    stillDoubtful: {
      ($0 == 1 ? "1 cell" : "\($0) cells") + " to check. Press again to play it as it is"
    },
    noHandwriting: "No handwritten digits found",
    onlyFirst: { "You dropped \($0) files. This is the first." },
    pictureDescription: "the puzzle in the picture, straightened",
    cellDescription: { "\($0) in the picture" },
    say: { sentence in
      switch sentence {
      case .tooLarge(let width, let height):
        "\(width)×\(height) pixels are too many. Save a smaller copy and open that."
      case .tooSmall(let width, let height):
        "\(width)×\(height) pixels are too few. Take the picture from closer up."
      case .programFailed(let program, let reason): CameraWords.programFailed(program, reason)
      }
    })

  private static func programFailed(_ program: String, _ reason: String?) -> String {
    let why = reason.map { ": \($0)" } ?? ""
    return "\(program) made no picture\(why). Try again, or choose a file."
  }
}
