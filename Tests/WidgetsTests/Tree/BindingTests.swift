import TestSupport
import Testing

@testable import Widgets

struct BindingTests {
  private struct Adder: View {
    @Binding var value: Int

    var body: some View {
      Button("add") { value += 1 }
    }
  }

  private struct Reader: View {
    @Binding var value: Int
    let log: BodyLog

    var body: some View {
      let _ = log.note("reader")
      Text("value \(value)")
    }
  }

  private struct Family: View {
    @State private var value = 0
    let log: BodyLog

    var body: some View {
      let _ = log.note("family")
      VStack {
        Adder(value: $value)
        Reader(value: $value, log: log)
      }
    }
  }

  @Test func aChildThatChangesTheValueUpdatesItsSibling() {
    let log = BodyLog()
    let driver = ViewDriver { Family(log: log) }
    #expect(driver.lines == ["add", "value 0"])
    _ = log.take()
    driver.press(KeyPress(.enter))
    #expect(driver.lines == ["add", "value 1"])
    #expect(log.take() == ["reader": 1])
    driver.press(KeyPress(.enter), KeyPress(.enter))
    #expect(driver.lines == ["add", "value 3"])
  }

  private struct Name {
    var first = "Ada"
    var last = "King"
  }

  private struct Form: View {
    @State private var name = Name()

    var body: some View {
      VStack {
        Renamer(text: $name.first)
        Text("\(name.first) \(name.last)")
      }
    }
  }

  private struct Renamer: View {
    @Binding var text: String

    var body: some View {
      Button("rename") { text = "Grace" }
    }
  }

  @Test func aBindingToAPartChangesThatPart() {
    let driver = ViewDriver { Form() }
    driver.press(KeyPress(.enter))
    #expect(driver.lines == ["rename", "Grace King"])
  }

  @Test func aConstantStaysAsItIs() {
    let log = BodyLog()
    let driver = ViewDriver {
      VStack {
        Adder(value: .constant(4))
        Reader(value: .constant(4), log: log)
      }
    }
    driver.press(KeyPress(.enter))
    #expect(driver.lines == ["add", "value 4"])
  }
}
