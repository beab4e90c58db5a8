import Foundation
import Observation
import TestSupport
import Testing

@testable import Scutes

struct LongTextTests {
  private static let text = (1...900).map { "Line \($0) of a long text." }.joined(separator: "\n")

  @Observable
  final class Page {
    var text = LongTextTests.text
    var role = StyleRole.accent
  }

  private func lines(_ driver: ViewDriver) -> [String] {
    driver.screen.split(separator: "\n").map { line in
      line.filter { !"┃│".contains($0) }.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func everyPartOfALongTextCanBeScrolledTo() {
    let driver = ViewDriver(width: 40, height: 10) { ScrollView { Text(Self.text) } }
    var seen = lines(driver)
    for _ in 0..<120 {
      driver.press(KeyPress(.pageDown))
      for line in lines(driver) where !seen.suffix(10).contains(line) { seen.append(line) }
    }
    #expect(seen == (1...900).map { "Line \($0) of a long text." })
    driver.press(KeyPress(.home))
    #expect(lines(driver).first == "Line 1 of a long text.")
  }

  @Test func aLongTextIsWrappedAnewForAnotherWidth() {
    let driver = ViewDriver(width: 40, height: 10) { ScrollView { Text(Self.text) } }
    driver.press(KeyPress(.end))
    driver.resize(width: 13, height: 10)
    driver.press(KeyPress(.end))
    #expect(lines(driver).suffix(2) == ["Line 900 of", "a long text."])
    driver.resize(width: 40, height: 10)
    driver.press(KeyPress(.end))
    #expect(lines(driver).last == "Line 900 of a long text.")
  }

  @Test func anotherLongTextTakesThePlaceOfOne() {
    let page = Page()
    let driver = ViewDriver(width: 40, height: 4) { ScrollView { Text(page.text) } }
    page.text = Self.text.replacing("Line", with: "Row")
    driver.runtime.showFrame()
    #expect(lines(driver).first == "Row 1 of a long text.")
    driver.press(KeyPress(.end))
    #expect(lines(driver).last == "Row 900 of a long text.")
    page.text = "short"
    driver.runtime.showFrame()
    #expect(driver.screen.trimmingCharacters(in: .whitespacesAndNewlines) == "short")
  }

  @Test func aLongTextOfManyLooksKeepsThemWhereItIsScrolledTo() {
    let theme = Theme(
      name: "test",
      styles: [
        .error: TextStyle(foreground: .ansi(1)), .accent: TextStyle(foreground: .ansi(2)),
      ])
    var error = TextLook()
    error.role = .error
    let runs = (1...900).flatMap { index in
      [
        StyledText.Run("Line "),
        StyledText.Run("\t\(index)", look: error),
        StyledText.Run("\n"),
      ]
    }
    let page = Page()
    let driver = ViewDriver(width: 40, height: 4, theme: theme) {
      ScrollView {
        Text(StyledText(runs: runs)).foregroundStyle(page.role)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    driver.press(KeyPress(.end))
    driver.press(KeyPress(.up))
    #expect(lines(driver).last == "Line    900")
    #expect(driver.canvas?[8, 3].foreground == .ansi(1))
    #expect(driver.canvas?[0, 3].foreground == .ansi(2))
    page.role = .error
    driver.runtime.showFrame()
    #expect(driver.canvas?[0, 3].foreground == .ansi(1))
  }

  @Test func aLongTextInLittleRoomEndsInAnEllipsis() {
    let driver = ViewDriver(width: 40, height: 2) { Text(Self.text) }
    #expect(lines(driver) == ["Line 1 of a long text.", "Line 2 of a long text.…"])
  }
}
