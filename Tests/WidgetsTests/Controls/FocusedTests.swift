import Observation
import TestSupport
import Testing

@testable import Scutes

/// The model of a form that stores its focus.
@Observable
private final class Form {
  enum Field { case first, second }

  var field: Field?
  var isDisabled = false
  var log: [String] = []
}

private struct Fields: View {
  let form: Form

  var body: some View {
    let field = Binding {
      form.field
    } set: {
      form.field = $0
    }
    VStack {
      Button("before") { form.log.append("before") }
      Button("one") { form.log.append("one") }.focused(field, equals: .first)
      Button("two") { form.log.append("two") }
        .focused(field, equals: .second)
        .disabled(form.isDisabled)
    }
  }
}

struct FocusedTests {
  private let form = Form()

  private func driver() -> ViewDriver {
    let form = form
    return ViewDriver(width: 12, height: 4) { Fields(form: form) }
  }

  @Test func theValueFollowsTheFocus() {
    let driver = driver()
    #expect(form.field == nil)
    driver.type("⇥")
    #expect(form.field == .first)
    driver.type("⇥")
    #expect(form.field == .second)
    driver.type("⇥")
    #expect(form.field == nil)
  }

  @Test func theFocusFollowsTheValue() {
    let driver = driver()
    form.field = .second
    driver.runtime.showFrame()
    driver.type("⏎")
    #expect(form.log == ["two"])
    form.field = nil
    driver.runtime.showFrame()
    driver.type("⏎")
    #expect(form.log == ["two"])
    driver.type("⇥⏎")
    #expect(form.log == ["two", "before"])
  }

  /// A field and a stepper that can give up the focus, and a question that may appear at the same
  /// time.
  private struct Entry: View {
    let form: Form
    let shown: Shown

    var body: some View {
      let field = Binding {
        form.field
      } set: {
        form.field = $0
      }
      let text = Binding {
        shown.text
      } set: {
        shown.text = $0
      }
      let amount = Binding {
        shown.offset
      } set: {
        shown.offset = $0
      }
      VStack {
        TextField("name", text: text).focused(field, equals: .first)
        Stepper("amount", value: amount, in: 0...9)
      }
      .alert("Keep it?", isPresented: shown.isOnBinding) {
        Button("Yes") { form.log.append("yes") }
        Button("No", role: .cancel) { form.log.append("no") }
      }
    }
  }

  @Test func whatGaveTheFocusBackTakesNoKeysAndNoPaste() {
    let (form, shown) = (form, Shown("a"))
    let driver = ViewDriver(width: 30, height: 12) { Entry(form: form, shown: shown) }
    form.field = .first
    driver.runtime.showFrame()
    driver.type("b")
    #expect(shown.text == "ab")
    form.field = nil
    driver.runtime.showFrame()
    driver.type("c")
    driver.send(.paste("d"))
    #expect(shown.text == "ab" && shown.offset == 0)
  }

  @Test func aQuestionThatOpensAsTheFocusIsGivenBackHasIt() {
    let (form, shown) = (form, Shown("a"))
    let driver = ViewDriver(width: 30, height: 12) { Entry(form: form, shown: shown) }
    form.field = .first
    driver.runtime.showFrame()
    form.field = nil
    shown.isOn = true
    driver.runtime.showFrame()
    driver.type("⏎")
    #expect(form.log == ["no"])
  }

  @Test func whatIsDisabledLosesTheFocusAndCannotBeClicked() {
    let driver = driver()
    driver.type("⇥⇥")
    form.isDisabled = true
    driver.runtime.showFrame()
    #expect(form.field == .first)
    driver.click(on: "two")
    driver.type("⇥⏎")
    #expect(form.log == ["before"])
  }

  private struct Pages: View {
    @State private var place: String? = "list"

    var body: some View {
      VStack {
        if place != "list" {
          Button("page") {}.focused($place, equals: "page")
        }
        Button("list") { place = "page" }.focused($place, equals: "list")
        Text(place ?? "none")
      }
    }
  }

  @Test func whatAppearsAndWantsTheFocusGetsItFromWhatGivesItBack() {
    let driver = ViewDriver(width: 10, height: 3) { Pages() }
    driver.type("⏎")
    #expect(driver.cursor?.y == 0)
    #expect(driver.screen.hasSuffix("page"))
  }

  private struct Group: View {
    @State private var isIn = false
    let form: Form

    var body: some View {
      VStack {
        VStack {
          Text("group")
          if !form.isDisabled { Button("in") {}.defaultFocus() }
        }
        .focused($isIn)
        if form.field == nil { Button("out") {} }
        Text(isIn ? "is in" : "is out")
      }
    }
  }

  @Test func aGroupLosesTheFocusWithTheViewThatHadIt() {
    let form = form
    let driver = ViewDriver(width: 20, height: 5) { Group(form: form) }
    #expect(driver.text.contains("is in"))
    form.isDisabled = true
    driver.runtime.showFrame()
    #expect(driver.text.contains("is out"))
  }

  @Test func aGroupLosesTheFocusWhereNothingElseCanHaveIt() {
    let form = form
    form.field = .first
    let driver = ViewDriver(width: 20, height: 5) { Group(form: form) }
    #expect(driver.text.contains("is in"))
    form.isDisabled = true
    driver.runtime.showFrame()
    #expect(driver.text.contains("is out"))
  }
}
