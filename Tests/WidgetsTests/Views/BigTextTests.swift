import TestSupport
import Testing

@testable import Scutes

struct BigTextTests {
  private static let theme = Theme(
    name: "test",
    styles: [
      .accent: TextStyle(foreground: .ansi(5)), .secondary: TextStyle(foreground: .ansi(8)),
    ])

  @Test func theSmallAlphabet() {
    #expect(
      picture(60, 3) { BigText("0123456789", largest: .small) } == """
              █▀▀█ ▄█  ▀▀▀█ ▀▀▀█ █  █ █▀▀▀ █▀▀▀ ▀▀▀█ █▀▀█ █▀▀█
              █  █  █  █▀▀▀  ▀▀█ ▀▀▀█ ▀▀▀█ █▀▀█  ▄▀  █▀▀█ ▀▀▀█
              ▀▀▀▀ ▀▀▀ ▀▀▀▀ ▀▀▀▀    ▀ ▀▀▀▀ ▀▀▀▀  ▀   ▀▀▀▀ ▀▀▀▀
        """)
    #expect(
      picture(60, 3) { BigText("abcdefghijk", largest: .small) } == """
           ▄▀▀▄ █▀▀▄ ▄▀▀▀ █▀▀▄ █▀▀▀ █▀▀▀ ▄▀▀▀ █  █ ▀█▀   ▀█ █ ▄▀
           █▀▀█ █▀▀▄ █    █  █ █▀▀  █▀▀  █ ▀█ █▀▀█  █  ▄  █ █▀▄
           ▀  ▀ ▀▀▀   ▀▀▀ ▀▀▀  ▀▀▀▀ ▀     ▀▀▀ ▀  ▀ ▀▀▀  ▀▀  ▀  ▀
        """)
    #expect(
      picture(60, 3) { BigText("LMNOPQRST", largest: .small) } == """
              █    █▄ ▄█ █▄  █ ▄▀▀▄ █▀▀▄ ▄▀▀▄ █▀▀▄ ▄▀▀▀ ▀▀█▀▀
              █    █ ▀ █ █ ▀▄█ █  █ █▀▀  █ ▄▀ █▀█   ▀▀▄   █
              ▀▀▀▀ ▀   ▀ ▀   ▀  ▀▀  ▀     ▀ ▀ ▀  ▀ ▀▀▀    ▀
        """)
    #expect(
      picture(60, 3) { BigText("UVWXYZ -:.!?", largest: .small) } == """
            █  █ █   █ █   █ ▀▄ ▄▀ ▀▄ ▄▀ ▀▀▀█        ▄   █ ▀▀▀▄
            █  █ ▀▄ ▄▀ █▄▀▄█  ▄▀▄    █   ▄▀▀     ▀▀▀ ▄   ▀  ▀▀
             ▀▀    ▀   ▀   ▀ ▀   ▀   ▀   ▀▀▀▀          ▀ ▀  ▀
        """)
  }

  @Test func theMediumAlphabet() {
    #expect(
      picture(60, 5) { BigText("0123456789", largest: .medium) } == """
              ████  █  ████ ████ █  █ ████ ████ ████ ████ ████
              █  █ ██     █    █ █  █ █    █       █ █  █ █  █
              █  █  █  ████  ███ ████ ████ ████   █  ████ ████
              █  █  █  █       █    █    █ █  █  █   █  █    █
              ████ ███ ████ ████    █ ████ ████  █   ████ ████
        """)
    #expect(
      picture(60, 5) { BigText("ABCDEFGHIJK", largest: .medium) } == """
            ██  ███   ███ ███  ████ ████  ███ █  █ ███   ██ █  █
           █  █ █  █ █    █  █ █    █    █    █  █  █     █ █ █
           ████ ███  █    █  █ ███  ███  █ ██ ████  █     █ ██
           █  █ █  █ █    █  █ █    █    █  █ █  █  █  █  █ █ █
           █  █ ███   ███ ███  ████ █     ███ █  █ ███  ██  █  █
        """)
    #expect(
      picture(60, 5) { BigText("LMNOPQRST", largest: .medium) } == """
              █    █   █ █   █  ██  ███   ██  ███   ███ █████
              █    ██ ██ ██  █ █  █ █  █ █  █ █  █ █      █
              █    █ █ █ █ █ █ █  █ ███  █  █ ███   ██    █
              █    █   █ █  ██ █  █ █    █ █  █ █     █   █
              ████ █   █ █   █  ██  █     █ █ █  █ ███    █
        """)
    #expect(
      picture(60, 5) { BigText("UVWXYZ -:.!?", largest: .medium) } == """
            █  █ █   █ █   █ █   █ █   █ ████            █ ███
            █  █ █   █ █   █  █ █   █ █     █        █   █    █
            █  █ █   █ █ █ █   █     █    ██     ███     █  ██
            █  █  █ █  ██ ██  █ █    █   █           █
             ██    █   █   █ █   █   █   ████          █ █  █
        """)
  }

  @Test func withoutUnicodeLettersAreOfSharps() {
    #expect(
      asciiPicture(30, 5) { BigText("1-0017") } == """
           #      #### ####  #  ####
          ##      #  # #  # ##     #
           #  ### #  # #  #  #    #
           #      #  # #  #  #   #
          ###     #### #### ###  #
        """)
    #expect(
      asciiPicture(30, 6) { BigText("A1", shadow: .secondary) } == """
                ####      ##
              ##  ::##  ####::
              ########::  ##::
              ##::::##::  ##::
              ##::  ##::######
                ::    ::  ::::::
        """)
    #expect(asciiPicture(30, 4) { BigText("1-0017") }.hasSuffix("1-0017"))
  }

  @Test func aPixelOfLargeLettersIsSquare() {
    #expect(
      picture(30, 5) { BigText("1-7") } == """
             ██            ████████
           ████                  ██
             ██    ██████      ██
             ██              ██
           ██████            ██
        """)
    #expect(
      picture(30, 10) { BigText("1!", largest: .huge) } == """
                 ████        ████
                 ████        ████
             ████████        ████
             ████████        ████
                 ████        ████
                 ████        ████
                 ████
                 ████
             ████████████    ████
             ████████████    ████
        """)
  }

  /// The largest letters that fit in both directions are chosen.
  @Test(
    arguments: [
      (80, 10, 5), (52, 5, 5), (26, 5, 5), (25, 5, 1), (80, 4, 3), (26, 3, 3), (25, 3, 1),
      (80, 2, 1),
    ])
  func theRoomDecidesTheSize(_ width: Int, _ height: Int, _ rows: Int) {
    let driver = ViewDriver(width: width, height: height) { BigText("1-0017").background(.accent) }
    #expect(driver.lines.count == rows)
  }

  @Test(
    arguments: [
      (1, 1, "1-0", "…"), (2, 1, "1-0", "1…"), (3, 9, "1-0", "1-0"), (40, 9, "한국", "한국"),
      (3, 9, "한국", "한…"), (40, 9, "", ""), (12, 9, "naïve", "naïve"),
    ])
  func whatCannotBeBigIsShownAsItIs(
    _ width: Int, _ height: Int, _ text: String, _ expected: String
  ) {
    let driver = ViewDriver(width: width, height: height) { BigText(text) }
    #expect(driver.lines.joined() == expected)
  }

  @Test func aShadowStandsARightAndBelow() {
    let tall = ViewDriver(width: 10, height: 6, theme: Self.theme) {
      BigText("L1", largest: .medium, role: .accent, shadow: .secondary)
    }
    #expect(
      tall.canvas?.golden ?? "" == """
        █     █
        ██   ███
        ██    ██
        ██    ██
        ████ ███
         ████ ███

        A.....A
        AB...AAB
        AB....AB
        AB....AB
        AAAA.AAA
        .BBBB.BBB

        A  colour 5 on default
        B  colour 8 on default
        """)
    let small = ViewDriver(width: 10, height: 3, theme: Self.theme) {
      BigText("L1", largest: .small, role: .accent, shadow: .secondary)
    }
    #expect(
      small.canvas?.golden ?? "" == """
        █▄   ▄█▄
        ██    ██
        ▀▀▀▀▄▀▀▀▄

        AB...AAB
        AB....AB
        ACCCBACCB

        A  colour 5 on default
        B  colour 8 on default
        C  colour 5 on colour 8
        """)
  }

  @Test func aShadowWithoutColoursIsShaded() {
    #expect(
      picture(10, 6) { BigText("L1", largest: .medium, shadow: .secondary) } == """
        █     █
        █░   ██░
        █░    █░
        █░    █░
        ████ ███
         ░░░░ ░░░
        """)
    #expect(
      picture(10, 3) { BigText("L1", largest: .small, shadow: .secondary) }.filter { $0 != " " }
        == picture(10, 3) { BigText("L1", largest: .small) }.filter { $0 != " " })
  }
}
