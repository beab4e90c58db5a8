import Catalogue
import Foundation
import Scutes

/// The chosen example: its name, its purpose, and itself or its source.
struct ExamplePage: View {
  let model: GalleryModel
  let showsSourceBelow: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 2) {
        Text(model.example.title).bold().foregroundStyle(.title).lineLimit(1)
        Spacer(minLength: 0)
        Text(model.example.group.rawValue).foregroundStyle(.secondary)
      }
      Text(model.example.summary).foregroundStyle(.secondary)
      Text("")
      if model.page == .source {
        SourceView(model: model)
      } else {
        ForEach([model.example]) { ExampleFrame(model: model, example: $0) }
        if showsSourceBelow {
          Text("")
          SourceView(model: model)
        }
      }
      Switches(model: model)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .padding(.horizontal, 1)
  }
}

/// The example at its own size, as far as there is room, in a frame with the size.
private struct ExampleFrame: View {
  let model: GalleryModel
  let example: Example

  var body: some View {
    example.content
      .focused(model.hasFocus(.page))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .border(.rounded, .line, title: "\(model.size.width)×\(model.size.height)")
      .frame(maxWidth: model.size.width + 2, maxHeight: model.size.height + 2)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The source file of an example, scrollable.
private struct SourceView: View {
  let model: GalleryModel

  private var path: String { model.example.source }

  var body: some View {
    ForEach([path], id: \.self) { path in
      GeometryReader { room in
        ScrollView([.vertical, .horizontal]) {
          Text(text).fixedSize().frame(minWidth: room.size.width - 1, alignment: .leading)
        }
      }
      .focused(model.page == .source ? model.hasFocus(.page) : .constant(false))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .border(.rounded, title: (path as NSString).lastPathComponent)
    }
  }

  private var text: String {
    (try? String(contentsOfFile: path, encoding: .utf8))
      ?? "The source is not on this machine. It was built from\n\(path)"
  }
}

/// The switches for the mouse and for Tab.
private struct Switches: View {
  let model: GalleryModel

  var body: some View {
    FlowLayout(horizontalSpacing: 0) {
      Button("◂") { model.changeTheme(by: -1) }
      Text(model.theme.name).bold()
      Button("▸") { model.changeTheme(by: 1) }
      Button(model.depth.title) { model.changeDepth() }
      Button(model.isUnicode ? "Unicode" : "ASCII") { model.isUnicode.toggle() }
        .disabled(!model.hasUnicode)
      Button(model.isHalved ? "half" : "full") { model.isHalved.toggle() }
      Button(model.page == .source ? "example" : "source") { model.turnPage() }
    }
  }
}
