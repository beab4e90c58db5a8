import Hints
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct AboutTests {
  @Test(arguments: Language.allCases)
  func pictures(language: Language) throws {
    let driver = try SuiteDriver(language: language)
    driver.type("a")
    expectSnapshot(try driver.golden(), named: "about \(language) 80x24")
  }

  @Test func itSaysVersionBuildDevelopersAndTerms() throws {
    let driver = try SuiteDriver()
    driver.view.click(on: "About")
    let sheet = driver.sheet
    for words in [
      "Version 1.2.3, build 20261121.1205", "Hungu Lim", "Jisu Lim", "Hyunsu Lim",
      "Copyright (C) 2025 moof software",
    ] {
      #expect(sheet.contains(words), "\(words)")
    }
    driver.type("⎋")
    #expect(driver.sheet.isEmpty)
  }

  @Test(arguments: ScreenSize.all)
  func theWholeNoticeCanBeReadByScrolling(size: ScreenSize) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height)
    driver.type("a⇥")
    for _ in 0..<30 { driver.type("↓") }
    #expect(driver.sheet.contains("gnu.org/licenses"))
  }

  @Test func theLibrariesAreNamedWithTheirLicences() throws {
    let driver = try SuiteDriver()
    driver.type("a")
    driver.view.click(on: "Libraries")
    driver.type("⇥")
    var shown = driver.sheet
    for _ in Library.all {
      driver.type("↓")
      shown += driver.sheet
    }
    for library in Library.all {
      #expect(shown.contains(library.name))
      #expect(shown.contains(library.licence))
    }
  }

  @Test func eachLibraryThatIsPartOfTheProgramIsNamedHereAndInThePackage() throws {
    let copyright = try Repository.text(of: "debian/copyright")
    let libraries = try #require(copyright.firstRange(of: "\nFiles: *\n"))
    let named = copyright[..<libraries.lowerBound]
    for library in Library.all where !["SQLite", "ncurses"].contains(library.name) {
      for name in library.name.split(separator: ", ") {
        #expect(named.contains(name), "debian/copyright lacks \(name)")
      }
    }
    // A paragraph names a library before its "Copyright" lines.
    let headings = named.matches(of: /(?m)^ (\w[\w-]*)\n {2}Copyright/).map(\.output.1)
    #expect(headings.count > 8)
    for heading in headings {
      #expect(Library.all.contains { $0.name == heading }, "About lacks \(heading)")
    }
  }

  @Test(arguments: ScreenSize.all)
  func theTurtleSolvesItsPuzzleAndGoesHome(size: ScreenSize) throws {
    let driver = try SuiteDriver(width: size.width, height: size.height)
    driver.type("a")
    driver.view.click(on: "The turtle")
    if size.width == 80 { expectSnapshot(try driver.golden(), named: "turtle 80x24") }
    for _ in 0..<81 { driver.advance(by: TurtleRun.pace) }
    #expect(driver.sheet.contains("Slow and steady wins"))
    #expect(driver.isAsleep)
    driver.type("t")
    #expect(driver.sheet.contains("Hungu Lim"))
  }

  @Test func theTurtleMakesNoMistake() throws {
    guard var run = TurtleRun(from: .zero) else { throw NotOnScreen(what: "turtle") }
    run.advance(to: .seconds(60))
    let digits = Cell.all.compactMap { run.digit(at: $0)?.description }.joined()
    let grid = try Grid(text: digits)
    #expect(Solver.uniqueSolution(of: grid) == grid)
    #expect(Cell.all.count { run.isGiven($0) } == 17)
  }

  @Test(arguments: ["R", "click"])
  func restartAsksAndLeadsBackToTheWelcome(way: String) throws {
    let world = try SuiteWorld()
    world.preferences.isWelcomed = true
    let driver = try SuiteDriver(world: world)
    driver.type("a")
    let restart = {
      if way == "click" { driver.view.click(on: "Restart the welcome") } else { driver.type(way) }
    }
    restart()
    #expect(driver.shows("Show the welcome again?"))
    driver.type("⎋")
    #expect(driver.suite.router.path == [])
    #expect(driver.world.preferences.isWelcomed)
    restart()
    driver.type("R")
    #expect(driver.suite.trail == ["welcome"])
    #expect(driver.sheet.isEmpty)
    #expect(!driver.world.preferences.isWelcomed)
  }
}
