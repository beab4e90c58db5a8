import TestSupport
import Testing

@testable import Scutes

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

  @Test func aBindingToAPropertyOfAModelChangesTheModel() {
    let (shown, log) = (Shown(), BodyLog())
    let driver = ViewDriver {
      VStack {
        Adder(value: Bindable(shown).offset)
        Reader(value: Bindable(shown).offset, log: log)
      }
    }
    driver.press(KeyPress(.enter))
    #expect(shown.offset == 1)
    #expect(driver.lines == ["add", "value 1"])
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

  /// Reads one value and passes another one on.
  private struct Owner: View {
    @State private var name = "Ada"
    let shown: Shown
    let log: BodyLog

    var body: some View {
      log.note("owner")
      return VStack {
        Text("\(shown.offset)")
        Greeting(name: $name, log: log)
        Renamer(text: $name)
      }
    }
  }

  private struct Greeting: View {
    @Binding var name: String
    let log: BodyLog

    var body: some View {
      log.note("greeting")
      return Text("hello \(name)")
    }
  }

  @Test func aViewIsNotEvaluatedForABindingThatItHadBefore() {
    let (shown, log) = (Shown(), BodyLog())
    let driver = ViewDriver { Owner(shown: shown, log: log) }
    #expect(log.take() == ["owner": 1, "greeting": 1])
    shown.offset = 1
    driver.runtime.showFrame()
    #expect(log.take() == ["owner": 1])
    driver.press(KeyPress(.enter))
    #expect(driver.lines == ["1", "hello Grace", "rename"])
    #expect(log.take() == ["greeting": 1])
  }

  @Test func aBindingOutlivesItsView() {
    let held = Held<Binding<String>?>(nil)
    do {
      _ = ViewDriver { Lender(held: held) }
    }
    held.value?.wrappedValue = "new"
    #expect(held.value?.wrappedValue == "new")
  }

  private struct Lender: View {
    @State private var name = "old"
    let held: Held<Binding<String>?>

    var body: some View {
      Text("lent").onAppear { held.value = $name }
    }
  }
}
