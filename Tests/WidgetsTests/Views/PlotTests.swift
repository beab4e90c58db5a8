import TestSupport
import Testing

@testable import Scutes

struct PlotTests {
  @Test(
    arguments: [
      ([1, 2, 3, 4, 5, 6, 7, 8], 8, "▁▂▃▄▅▆▇█", "_.-~=+*#"), ([5, 5, 5], 3, "▅▅▅", "==="),
      ([7], 3, "▅", "="), ([], 3, "", ""), ([-4, 0, 4], 3, "▁▅█", "_=#"),
      ([1, .nan, 3], 3, "▁ █", "_ #"), ([1, 3, 9, 7, 5, 5], 3, "▁█▅", "_#="),
      ([-1e308, 1e308], 2, "▁█", "_#"), ([.infinity], 2, "", ""), ([1, 2], 1, "▅", "="),
    ] as [([Double], Int, String, String)])
  func aSparklineShowsTheCourse(
    _ values: [Double], _ width: Int, _ blocks: String, _ ascii: String
  ) {
    func line(_ text: String) -> String { text.drop { $0 == " " || $0 == "\n" } + "" }
    #expect(line(picture(width, 1) { Sparkline(values) }) == blocks)
    #expect(line(asciiPicture(width, 1) { Sparkline(values) }) == ascii)
  }

  @Test(
    arguments: [
      (0.0, 0, "0"), (-0.4, 0, "0"), (-1.5, 0, "-2"), (12.345, 2, "12.35"), (0.05, 1, "0.1"),
      (-0.05, 2, "-0.05"), (1_234_567, 0, "1234567"), (9.99, 1, "10.0"), (3, 9, "3.000000"),
      (1e300, 2, "1e+300"), (3, -1, "3"),
    ])
  func aFigureHasItsDecimals(_ value: Double, _ decimals: Int, _ expected: String) {
    #expect(PlotScale.label(value, decimals: decimals) == expected)
  }

  @Test(arguments: [(0.0, "0:00"), (9.4, "0:09"), (92, "1:32"), (3_661, "1:01:01"), (-3, "0:00")])
  func secondsAreWrittenAsMinutesAndSeconds(_ value: Double, _ expected: String) {
    #expect(PlotScale.label(value, .time) == expected)
  }

  private static let wave: [Double] = [3, 9, 15, 18, 15, 9, 3, 0, 3, 9, 15, 18]

  @Test func aLinePlotHasAnAxis() {
    #expect(
      picture(24, 4) { LinePlot(Self.wave) } == """
        18┤   ⢠⠒⠉⠒⠤⡀         ⢠⠒⠉
          │  ⢠⠃    ⠑⡄       ⢠⠃
          │ ⡔⠁      ⠈⢆     ⡔⠁
         0┤⠊         ⠈⠢⢄⡠⠔⠊
        """)
    #expect(
      asciiPicture(24, 6) { LinePlot(Self.wave, figures: .decimals(1)) } == """
        18.0+    **           **
            |   *  **        *
            |   *    *       *
            | **     *     **
            |*        ** **
         0.0+           *
        """)
    #expect(
      picture(16, 3) { LinePlot([-5, 5, -5]) } == """
         5┤    ⢀⡠⠊⠢⡀
          │  ⢀⠔⠁   ⠈⠢⢄
        -5┤⡠⠊⠁        ⠑⢄
        """)
  }

  @Test func aLinePlotOfLittle() {
    #expect(
      picture(12, 3) { LinePlot([4, 4, 4]) } == """
         │
        4┤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤
         │
        """)
    #expect(
      picture(12, 3) { LinePlot([4]) } == """
         │
        4┤⠄
         │
        """)
    #expect(
      picture(12, 3) { LinePlot([1, 1, .nan, 3, 3]) } == """
        3┤       ⠉⠉⠉
         │
        1┤⣀⣀⣀
        """)
    #expect(picture(12, 3) { LinePlot([]) } == "")
    #expect(
      picture(1, 1) { LinePlot([1, 2]) } == """
        ⡜
        """)
    #expect(
      picture(5, 3) { LinePlot([1, 20]) } == """
           ⢠⠊
         ⢀⠔⠁
        ⡠⠃
        """)
  }

  private static let games = [
    BarChart.Bar("Easy", 13), BarChart.Bar("Medium", 8), BarChart.Bar("Hard", 1),
    BarChart.Bar("Expert", 0),
  ]
  private static let changes = [
    BarChart.Bar("Mon", 4), BarChart.Bar("Tue", -3), BarChart.Bar("Wed", -6),
    BarChart.Bar("Thu", 1),
  ]

  @Test func barsGrowToTheRight() {
    #expect(
      picture(30, 4) { BarChart(Self.games) } == """
        Easy   ████████████████████ 13
        Medium ████████████▎         8
        Hard   █▌                    1
        Expert                       0
        """)
    #expect(
      asciiPicture(30, 4) { BarChart(Self.games) } == """
        Easy   #################### 13
        Medium ############          8
        Hard   ##                    1
        Expert                       0
        """)
    #expect(
      picture(26, 4) { BarChart(Self.changes) } == """
        Mon            ████████  4
        Tue      ▐█████         -3
        Wed ███████████         -6
        Thu            ██        1
        """)
    #expect(
      asciiPicture(26, 4) { BarChart(Self.changes) } == """
        Mon            ########  4
        Tue      ------         -3
        Wed -----------         -6
        Thu            ##        1
        """)
  }

  @Test func barsGrowUpwards() {
    #expect(
      picture(27, 8) { BarChart(Self.games, axis: .vertical) } == """
          13
        ██████
        ██████   8
        ██████ ▆▆▆▆▆▆
        ██████ ██████
        ██████ ██████   1
        ██████ ██████ ▄▄▄▄▄▄   0
         Easy  Medium  Hard  Expert
        """)
    #expect(
      asciiPicture(27, 8) { BarChart(Self.games, axis: .vertical) } == """
          13
        ######
        ######   8
        ###### ######
        ###### ######
        ###### ######   1
        ###### ###### ######   0
         Easy  Medium  Hard  Expert
        """)
    #expect(
      picture(15, 9) { BarChart(Self.changes, axis: .vertical) } == """
         4
        ███
        ███          1
        ███ -3  -6  ▆▆▆
            ███ ███
            ███ ███
                ███
                ███
        Mon Tue Wed Thu
        """)
  }

  @Test func barsInLittleRoom() {
    #expect(
      picture(10, 4) { BarChart(Self.games) } == """
        Easy █████
        Med… ███▏
        Hard ▍
        Exp…
        """)
    #expect(
      picture(20, 2) { BarChart(Self.games) } == """
        Easy   ██████████ 13
        Medium ██████▏     8
        """)
    #expect(
      picture(4, 4) { BarChart(Self.games, axis: .vertical) } == """

        █8
        █▇1
        ██▂0
        """)
    #expect(
      picture(2, 3) { BarChart(Self.games, axis: .vertical) } == """
        █
        █▇
        ██
        """)
    #expect(picture(1, 1) { BarChart(Self.games) } == "█")
    #expect(picture(1, 1) { BarChart(Self.games, axis: .vertical) } == "█")
    for axis in [Axis.horizontal, .vertical] {
      #expect(picture(9, 4) { BarChart([], axis: axis) } == "")
      #expect(
        !picture(9, 4) { BarChart([.init("a", 0.0), .init("b", .nan)], axis: axis) }.contains("█"))
    }
    #expect(
      picture(12, 2) { BarChart([.init("a", 5), .init("b", 5)]) } == """
        a ████████ 5
        b ████████ 5
        """)
  }

  private static let days: [Int?] = (0..<38).map { $0 % 11 == 5 ? nil : $0 * 7 % 5 }
  private static let heatMap = CalendarHeatMap(
    days, firstWeekday: 3, weekdays: ["Mon", "", "Wed", "", "Fri", "", "Sun"],
    headings: [.init(week: 0, "Jan"), .init(week: 1, "no"), .init(week: 4, "Feb")])

  @Test func aHeatMapShowsDays() {
    #expect(
      picture(20, 8) { Self.heatMap } == """
                no    Feb
          Mon   ■ ▪ ∙ · █
                  █ ■ ▪ ∙
          Wed   ▪ ∙ ·   ■
              · █ ■ ▪ ∙ ·
          Fri ▪ ∙ · █ ■ ▪
              █ ■   ∙ · █
          Sun ∙ · █ ■ ▪
        """)
    #expect(
      asciiPicture(20, 8) { Self.heatMap } == """
                no    Feb
          Mon   * + - . #
                  # * + -
          Wed   + - .   *
              . # * + - .
          Fri + - . # * +
              # *   - . #
          Sun - . # * +
        """)
    #expect(
      picture(9, 8) { Self.heatMap } == """
              Feb
        Mon ■▪∙·█
             █■▪∙
        Wed ▪∙· ■
            █■▪∙·
        Fri ∙·█■▪
            ■ ∙·█
        Sun ·█■▪
        """)
    #expect(
      picture(20, 3) { Self.heatMap } == """
          Mon   ■ ▪ ∙ · █
                  █ ■ ▪ ∙
          Wed   ▪ ∙ ·   ■
        """)
    #expect(
      picture(1, 1) { CalendarHeatMap([4, 1, 2]) } == """
        █
        """)
    #expect(picture(9, 9) { CalendarHeatMap([]) } == "")
    #expect(
      picture(3, 7) { CalendarHeatMap([-3, 99, 4]) } == """
         ·
         █
         █
        """)
  }

  @Test func wordsOfWideCharactersMayFollowEachOther() {
    func headings(_ words: [String]) -> String {
      let headings = zip([0, 4, 9], words).map { CalendarHeatMap.Heading(week: $0, $1) }
      let days = [Int?](repeating: 0, count: 7 * 14)
      return picture(14, 8) { CalendarHeatMap(days, headings: headings) }
    }
    #expect(headings(["10월", "11월", "12월"]).hasPrefix("10월11월 12월\n"))
    #expect(headings(["Sept", "Octo", "Nove"]).hasPrefix("    Octo Nove\n"))
  }

  @Test(
    arguments: [
      (0, 10, 0), (-1, 10, 0), (1, 10, 1), (2.5, 10, 1), (2.6, 10, 2), (5, 10, 2), (7.5, 10, 3),
      (10, 10, 4), (20, 10, 4), (1, 0, 0),
    ] as [(Double, Double, Int)])
  func levelsAreQuarters(_ value: Double, _ greatest: Double, _ level: Int) {
    #expect(CalendarHeatMap.level(of: value, greatest: greatest) == level)
  }

  @Test func levelsDifferInLookToo() {
    let styles = Dictionary(
      uniqueKeysWithValues: StyleRole.heatMapLevels.enumerated().map {
        ($1, TextStyle(foreground: .ansi(UInt8($0 + 1))))
      })
    let driver = ViewDriver(width: 1, height: 7, theme: Theme(name: "test", styles: styles)) {
      CalendarHeatMap([0, 1, 2, 3, 4])
    }
    #expect(driver.canvas?.stylePicture.hasPrefix("A\nB\nC\nD\nE\n") == true)
  }

  /// No room is too small, and no data too odd.
  @Test(arguments: 0...9)
  func everyRoomWillDo(_ width: Int) {
    let odd: [Double] = [.nan, -2, .infinity, 0, 1e308, -1e308, 5]
    let bars = odd.map { BarChart.Bar("한국어", $0, caption: "👍") }
    for height in 0...5 {
      for values in [odd, [], [1], [0, 0]] {
        _ = picture(width, height) { Sparkline(values) }
        _ = picture(width, height) { LinePlot(values) }
        _ = asciiPicture(width, height) { LinePlot(values) }
      }
      for axis in [Axis.horizontal, .vertical] {
        _ = picture(width, height) { BarChart(bars, axis: axis) }
        _ = asciiPicture(width, height) { BarChart(bars, axis: axis) }
      }
      _ = picture(width, height) { Self.heatMap }
      _ = picture(width, height) { BigText("1-0", largest: .huge, shadow: .accent) }
      _ = picture(width, height) { Circle().stroke() }
    }
  }
}
