import Scutes
import ScutesTesting
import Testing

struct Inbox: View {
  private enum Field { case list, reply }

  @State private var query = ""
  @State private var chosen: Int?
  @State private var reply = ""
  @FocusState private var field: Field?
  let mails: [Mail]

  var body: some View {
    VStack {
      List(found, id: \.number, selection: $chosen) { Text($0.subject) }
        .onActivate("reply") { _ in field = .reply }
        .focused($field, equals: .list)
      TextField("Reply", text: $reply)
        .onSubmit { field = .list }
        .focused($field, equals: .reply)
        .modifier(Card(title: "Your answer"))
        .id(chosen)
    }
    .searchable(text: $query)
  }

  private var found: [Mail] { mails.filter { query.isEmpty || $0.subject.contains(query) } }
}

struct Mail {
  let number: Int
  let subject: String
}

struct Card: ViewModifier {
  let title: String

  func body(content: Content) -> some View {
    VStack(alignment: .leading) {
      Text(title).bold()
      content.padding(.leading, 2)
    }
  }
}

extension EnvironmentValues {
  var accent: StyleRole {
    get { self[default: .accent] }
    set { self[default: .accent] = newValue }
  }
}

@Test func theInboxIsShown() {
  let mails = [Mail(number: 1, subject: "Hello"), Mail(number: 2, subject: "Bills")]
  let driver = ViewDriver(width: 40, height: 12) { Inbox(mails: mails) }
  driver.type("/Bi⏎⏎yes⏎")
  #expect(driver.screen.contains("Bills"))
  #expect(!driver.screen.contains("Hello"))
  #expect(driver.screen.contains("yes"))
}
