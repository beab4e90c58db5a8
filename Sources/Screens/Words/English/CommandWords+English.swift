nonisolated extension CommandWords {
  static let english = CommandWords(
    overview: "Sudoku for the terminal: play, and solve from scripts.",
    usage: "Usage:",
    options: "Options for playing:",
    commands: "Commands for scripts:",
    option: { option in
      switch option {
      case .level:
        "Start a game of this level at once: easy, medium, hard, expert or extreme."
      case .puzzle: "Start a game of this puzzle, or of the first one in this file."
      case .picture: "Start a game of the puzzle in this picture. Doubtful cells are checked first."
      case .daily: "Play the puzzle of today, or of this day."
      case .pack: "Play this puzzle of a pack, if it is unlocked."
      case .train: "Practise a technique: positions in which it is the next step."
      case .learn: "Open the course, or start this lesson."
      case .practice: "New games have no score and no timer, and hints are free."
      case .seed:
        "Make the puzzle of --level from this number. The same number gives the same puzzle."
      case .language: "The language, en or ko, in place of that of the settings or the locale."
      case .theme: "The theme for this session, by its name or from a file of your own."
      case .screenReader:
        "For a screen reader, in this session: the last line says what has the focus, controls stand "
          + "in one column, nothing moves."
      case .keys: "Other keys for this session, from a file with lines such as gameBoard.undo = u."
      case .dataDirectory: "Keep games and preferences in this folder."
      case .record: "Record everything that happens, to report a problem: keys, games, preferences."
      case .replay: "Replay a recording. Your own games stay as they are."
      case .log: "Write a line for each event and each frame to this file."
      case .inspect: "F12 shows the views on the screen and what each frame takes."
      }
    },
    version: "Show the version.",
    help: "Show this help.",
    command: { command in
      switch command {
      case .solve: "Solve puzzles, and count or list their solutions."
      case .rate: "Say how hard puzzles are, and what solving them takes."
      case .hint: "Say the next step: what is wrong, or the easiest deduction, and why it holds."
      case .find: "Find the puzzles of a level, with a technique, a rating, a symmetry …"
      case .canonical: "Print the canonical form of puzzles, or which of them are the same."
      case .minimal: "Say whether puzzles are minimal, or leave out the givens they don't need."
      case .steps: "List every step that there is at a position, not just the easiest."
      case .generate: "Make puzzles with exactly one solution."
      case .convert: "Rewrite puzzles in another format."
      case .draw: "Draw puzzles and hints as SVG, PNG or PDF, or pages of them to print."
      case .read: "Read puzzles from pictures: photographs, scans, screenshots."
      case .import: "Import puzzles as a collection to play."
      case .backup: "Copy all games and results into a file."
      case .restore: "Put a backup in place of all games and results."
      }
    },
    helpOfCommand: "'ultimate-sudoku solve --help' describes a command.")
}
