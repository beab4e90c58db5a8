import Scutes

nonisolated extension SuiteScene {
  /// Every screen of the suite, for the contact sheet and for the tests.
  public static let all: [SuiteScene] =
    before + home + help + games + board + workbench + records + solver + memory

  private static let before = [
    SuiteScene("start-up", start: .startUp),
    SuiteScene("welcome", start: .welcome),
    SuiteScene("first steps", start: .welcome, "", .hold("→", until: "1 of 6")),
  ]

  private static let home = [
    SuiteScene("home"),
    SuiteScene("home with a game to resume", past: .begun),
    SuiteScene("keys of home", "?"),
    SuiteScene("palette", ":"),
    SuiteScene("palette, searching", ":se"),
    SuiteScene("notice", start: .notice("games.sqlite: out of order. It is now games.damaged.")),
    SuiteScene("about", "a"),
    SuiteScene("turtle", "at"),
    SuiteScene("settings", ","),
    SuiteScene("technique profiles", ":technique prof⏎n"),
    SuiteScene("keys for digits", ":shift and digits⏎!\"!"),
  ]

  private static let help =
    (0..<11).map { page in
      // The keys, the group of pages, its first page.
      let way = "h⏎⏎" + String(repeating: "]", count: page)
      return page == hintPage
        ? SuiteScene("help \(page + 1)", way, .wait("9   5   8"))
        : SuiteScene("help \(page + 1)", way)
    }

  /// The page of the help, from 0, whose board is computed while it is shown.
  private static let hintPage = 3

  private static let games = [
    SuiteScene("levels", "g"),
    SuiteScene("making a puzzle", "g3"),
    SuiteScene("unfinished games", past: .begun, "gu"),
    SuiteScene("packs", "gP"),
    SuiteScene("pack", past: .played, "gP⏎"),
    SuiteScene("no collections", "gPc"),
    SuiteScene("collections", past: .imported, "gPc"),
    SuiteScene("collection", past: .imported, "gPc⏎"),
    SuiteScene("level splash", "gPn"),
    SuiteScene("calendar", past: .played, "gc"),
    SuiteScene("course", "l"),
    SuiteScene("lesson", "l⏎", .wait("1/7")),
    SuiteScene("techniques to practise", "gt"),
    SuiteScene("trainer", "gt↓⏎", .wait("▸")),
  ]

  private static let board = [
    SuiteScene("board", start: .board()),
    SuiteScene("board with digits", start: .board(), "46→→→2m2→139m→", .pass(.seconds(75))),
    SuiteScene("board with notes", past: .beforeChain, "rAA↓", .pass(.seconds(4))),
    SuiteScene("board with an error", start: .board(), "1"),
    SuiteScene(
      "board with emoji tiles", start: .board(), toTiles + "→→→→⎋46→→→2m2→139m→",
      .pass(.seconds(75))),
    SuiteScene("tiles of a theme", start: .board(), toTiles + "→→→→⇥"),
    SuiteScene("hint, the place", past: .beforeChain, "rH", .wait("H more")),
    SuiteScene("hint, drawn", past: .beforeChain, "rH", .wait("H more"), .type("HH")),
    SuiteScene("paused", start: .board(), "4p"),
    SuiteScene("keys of the board", start: .board(), "?"),
    SuiteScene("moves and branches", start: .board(), "4⇥2⇥1uu6BT"),
    SuiteScene("restart asks", start: .board(), "4R"),
    SuiteScene("giving up asks", start: .board(), "4S"),
    SuiteScene("score so far", start: .board(), "1s"),
    SuiteScene("share", start: .board(), "y"),
    SuiteScene(
      "celebration", start: .board(celebrates: true), "", .solve, .pass(.milliseconds(900))),
    SuiteScene(
      "result", past: .played, start: .board(), "", .pass(.seconds(215)), .solve, .pass(.seconds(3))
    ),
  ]

  /// What an expert does with a puzzle from a forum, also for the documentation.
  private static let workbench = [
    SuiteScene("a puzzle from a forum", "sm", .paste(forumPost), .wait("7.2")),
    SuiteScene(
      "several colours in a cell", start: .board(), "Z12→→13→→→25↓2→→→135↓14→→12↓3→→→→12345"),
    SuiteScene(
      "a chain that fails", past: .beforeChain, "rAAD", .press(KeyPress(.home)),
      .press(KeyPress(.pageUp)), .type(chain + "=")),
    SuiteScene(
      "a chain that proves", past: .beforeChain, "rAAD", .press(KeyPress(.home)),
      .press(KeyPress(.pageUp)), .type(chain + "-9=→→→→→9-3=↓→3-9=←←9-5=")),
  ]

  /// The first link of an XY-Chain, in r6c2, and the candidate of the second, 3 in r8c2.
  private static let chain = "↓↓↓↓↓→5 3=↓↓3"

  private static let forumPost = """
    Found this one last night, any ideas?
    [code]
    . 2 . | . 8 3 | . . 9
    . . 3 | . . . | . . .
    . . . | . 9 . | 4 6 .
    ------+-------+------
    . . 8 | . . . | . . 5
    . 1 9 | . . . | 2 . .
    7 . 2 | 9 4 . | . . .
    ------+-------+------
    . . . | . 1 . | 7 5 .
    . . . | . . . | . 1 8
    . 7 4 | 8 . . | 6 . .
    [/code]
    """

  /// Moves from the board to the digit buttons on it.
  private static let toTiles = ",⇥⇥⇥⇥⇥⇥"

  private static let records = [
    SuiteScene("leaderboard", past: .played, "b"),
    SuiteScene("leaderboard, empty", "b"),
    SuiteScene("leaderboard of Memory", past: .wonMemory, "b"),
    SuiteScene("leaderboard of Memory, empty", "bvv"),
    SuiteScene("statistics", past: .played, "i", .wait(":"), .finish),
    SuiteScene("statistics, empty", "i", .pass(.zero)),
    SuiteScene("replay", past: .played, "b⏎", .type("→→→")),
  ]

  private static let memory = [
    SuiteScene("memory", "m"),
    SuiteScene("memory, a game", "m↓⏎ → "),
    SuiteScene(
      "memory, most cards", "mn⇥", .fill(manySymbols), .type("⏎⎋u"),
      .press(KeyPress("s", modifiers: .control)), .type("⏎")),
    SuiteScene("memory, no theme", "m⌦⌦⌦⌦⌦⌦⌦⌦"),
    SuiteScene("actions of a theme", "m→"),
    SuiteScene("edit a theme", "me"),
    SuiteScene("a new theme", "mn"),
    SuiteScene("emoji by name", "m↓e⇥⇥⇥⏎oct"),
    SuiteScene("changes that were dropped", "mnx⎋"),
    SuiteScene("import a theme", "mi", .wait("hard.sdk")),
    SuiteScene("export a theme", "mx"),
  ]

  private static let solver = [
    SuiteScene("solver", "s"),
    SuiteScene("camera", "si"),
    SuiteScene("camera, failure", "si", .paste("/pictures/noGrid.jpg"), .wait("✗")),
    SuiteScene("camera, reading", "si", .paste("/pictures/endless.jpg"), .pass(.zero)),
    SuiteScene("camera, sure", "si", .paste("/pictures/sure.jpg"), .wait("1.2")),
    SuiteScene("camera, doubtful", "si", .paste("/pictures/doubtful.jpg"), .wait("1.2")),
    SuiteScene("camera, handwriting", "si", .paste("/pictures/handwriting.jpg"), .wait("1.2")),
    SuiteScene(
      "camera, the picture alone", "si", .paste("/pictures/doubtful.jpg"), .wait("1.2"), .type("v")),
    SuiteScene("open a file", "so", .wait("hard.sdk")),
    SuiteScene("solution, empty", "sm"),
    SuiteScene("solution, typed", "sm", .fill(ScenePuzzles.easy), .wait("1.2")),
    SuiteScene("solution, clash", "sm55"),
    SuiteScene("solution, solved", "sm", .fill(ScenePuzzles.easy), .wait("1.2"), .type("s")),
    SuiteScene("solution, a step", "sm", .fill(ScenePuzzles.easy), .wait("1.2"), .type("s←←")),
    SuiteScene("solution, all steps", "sm", .fill(ScenePuzzles.easy), .wait("1.2"), .type("sa")),
    SuiteScene(
      "all steps", "sm", .fill(openRows), .type("E"), .wait(" ✓"), .type("t↓")),
    SuiteScene(
      "paths to a solution", "sm", .fill(openRows), .wait("1.2"), .type("nE"), .wait(" ✓"),
      .type("/≠5⏎⏎qqb"), .wait("108")),
    SuiteScene("setter's view", "smdS", .fill(ScenePuzzles.easy), .wait("1.2")),
    SuiteScene("setter's view, pattern", "smdSp1203001"),
    SuiteScene(
      "setter's view, canonical form", "smd", .fill(ScenePuzzles.easy), .wait("1.2"), .type("C"),
      .wait("........1")),
    SuiteScene("export", "sm", .fill(ScenePuzzles.easy), .wait("1.2"), .type("e")),
  ]

  /// A puzzle with only the lower three rows open, so that all its steps are found soon.
  private static let openRows =
    "534678912672195348198342567859761423426853791713924856.6....28....419..5....8..79"

  /// The largest deal of symbols, of one column and of two.
  private static let manySymbols =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789αβγδεζηθικ🐙🦑🦐🦀🐡🐠🐟🐬🐳🦈🐢🐚🦭🪸"
}
