import Testing

@testable import App

struct EndingTests {
  @Test func onlyTheBeginningOfALongArgumentIsQuoted() {
    let long = String(repeating: "x", count: 201)
    let start = String(repeating: "x", count: 200) + "…"
    for argument in [long, "--name=\(long)", "-o\(long)"] {
      #expect(Ending.shortened("No '\(long)'.", quoting: ["solve", argument]) == "No '\(start)'.")
    }
    let short = String(long.dropLast())
    for text in ["No '\(short)'.", "A long sentence. " + long] {
      #expect(Ending.shortened(text, quoting: [short]) == text)
    }
  }
}
