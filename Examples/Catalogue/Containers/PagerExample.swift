import Scutes

/// Pages to turn.
struct PagerExample: View {
  @State private var page = 1
  private let pages = ["Welcome", "How it works", "Keys"].enumerated().map {
    Page(id: $0, title: $1)
  }

  var body: some View {
    Pager(pages, selection: $page, title: \.title) { page in
      Text("This is page \(page.id + 1): \(page.title)").border(.rounded)
    }
  }

  /// A page, by its number.
  struct Page: Identifiable {
    let id: Int
    let title: String
  }
}

extension Example {
  static let pager = Example(
    "Pager", .containers,
    "Pages, of which one shows. The arrows, Page Up and Page Down, the wheel, a drag and the dots"
      + " turn them.", height: 6
  ) {
    PagerExample()
  }
}
