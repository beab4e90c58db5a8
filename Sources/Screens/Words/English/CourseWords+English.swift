import Games

nonisolated extension CourseWords {
  static let english = CourseWords(
    title: "Learn",
    name: { chapter in
      switch chapter {
      case .singles: "Singles"
      case .candidates: "Candidates"
      case .patterns: "Fish and wings"
      case .colors: "Colours and rectangles"
      case .chains: "Chains"
      }
    },
    ownTitle: { lesson in
      switch lesson {
      case .hiddenSingleInBox: "Hidden Single in a box"
      case .hiddenSingleInLine: "Hidden Single in a line"
      case .pointing: "Pointing"
      case .claiming: "Claiming"
      case .quadruples: "Quadruples"
      case .simpleColors: "Simple Colors"
      case .uniqueRectangle: "Unique Rectangle"
      case .alternatingInferenceChain: "AIC"
      case .almostLockedSets: "Almost locked sets"
      default: nil
      }
    },
    idea: { idea(of: $0) },
    contents: "A demonstration, then three positions for you.",
    noneLocked: "Every lesson is open.",
    lesson: "Lesson",
    start: "Start the lesson",
    again: "Start again",
    nextLesson: "Next lesson",
    allLessons: "All lessons",
    practise: "practice",
    pageBack: "page back",
    setting: "Setting up the board…",
    goOn: "Next",
    tryIt: "Let me try",
    skip: "skip",
    ideaAgain: "the idea",
    done: "Lesson done!",
    foundWithHints: "Hints helped you through. Come back to find them by yourself.",
    foundNone: "You skipped the positions. Try them whenever you like.",
    noPosition: "No position found for this lesson. Try again.",
    allDone: "Every lesson is done.",
    say: { sentence in
      switch sentence {
      case .stars(let earned, let all): "\(earned) of \(all)"
      case .foundAlone(let found, let count):
        found == count
          ? "You found every one by yourself." : "You found \(found) of \(count) by yourself."
      }
    })

  private static func idea(of lesson: Lesson) -> String {
    switch lesson {
    case .fullHouse:
      "One cell of a row, column or box is empty. The missing digit goes there."
    case .hiddenSingleInBox:
      "Pick a digit and follow its rows and columns. If just one cell of a box stays free, the digit goes there."
    case .hiddenSingleInLine:
      "Pick a digit and a row or column. If just one cell is left, the digit goes there."
    case .nakedSingle:
      "Look at all that a cell can see. If eight digits are taken, the ninth goes in."
    case .pointing:
      "In a box, a digit fits only one row or column. The rest of that line can't have it."
    case .claiming:
      "In a row or column, a digit fits only one box. The rest of that box can't have it."
    case .nakedPair:
      "Two cells share the same two candidates. No other cell of the house can have them."
    case .hiddenPair:
      "Two digits fit only the same two cells. Clear everything else from those cells."
    case .nakedTriple:
      "Three cells share three candidates. No other cell of the house can have them."
    case .hiddenTriple:
      "Three digits fit only the same three cells. Clear everything else from those cells."
    case .quadruples:
      "Four cells share four digits. It works like a pair, just twice as big."
    case .xWing:
      "Two rows, two columns, four corners: one digit is caught, and you can clear its lines."
    case .skyscraper:
      "Two lines hold a digit in two cells each and share one end. One of the tops has it."
    case .twoStringKite:
      "A row and a column hold a digit in two cells each and meet in a box. One far end has it."
    case .emptyRectangle:
      "In a box, a digit lies on one row and one column. A line with two places does the rest."
    case .xyWing:
      "Three cells with two candidates, one sees both others. One of the two wings takes the digit they share."
    case .xyzWing:
      "An XY-Wing whose middle has three candidates. Clear what all three cells see."
    case .wWing:
      "Two cells hold the same pair, tied together by one of its digits. The other digit is in one of them."
    case .swordfish:
      "An X-Wing with three rows and three columns: one digit is caught in all of them."
    case .simpleColors:
      "Colour the places of a digit in turn. One colour is true, the other is false."
    case .uniqueRectangle:
      "Four corners with the same pair would make two solutions. So one corner breaks the pattern."
    case .bugPlusOne:
      "Every cell has two candidates but one. The digit that is there three times goes in."
    case .finnedXWing:
      "An X-Wing with an extra candidate, the fin. Clear only what sees the fin as well."
    case .xChain:
      "Follow one digit from cell to cell: no, yes, no, yes. At least one end is true."
    case .xyChain:
      "Hop from cell to cell with two candidates each. At least one end takes the digit."
    case .alternatingInferenceChain:
      "If this is false, that is true, and so on, with any digits. At least one end is true."
    case .almostLockedSets:
      "Two groups of cells, each with one digit too many. If they fight for one digit, another is locked."
    }
  }
}
