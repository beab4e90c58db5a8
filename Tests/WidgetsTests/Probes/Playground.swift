import Observation
import Scutes
import TestSupport

/// The content of the playground. Anything may change at any time.
@Observable
final class PlaygroundModel {
  var title = "title"
  var rows = [1, 2, 3]
  var isWide = false
  var hasExtra = false
  var inset = 0
  var scale = 1
  var isSheetShown = false
  var isInnerSheetShown = false
  var isAlertShown = false
  var isOverlayShown = false
  var isEnabled = true
  var role: StyleRole = .accent
  let router = Router<Int>()

  /// Makes a random change.
  func change(using random: inout LinearGenerator) {
    let texts = ["", "title", "한국어 제목이 길다", "a longer title that wraps", "👨‍👩‍👧 x", "a\nb\nc"]
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1: title = texts.randomElement(using: &random) ?? ""
    case 2: rows.shuffle(using: &random)
    case 3: rows.insert((rows.max() ?? 0) + 1, at: Int.random(in: 0...rows.count, using: &random))
    case 4: if !rows.isEmpty { rows.remove(at: Int.random(in: 0..<rows.count, using: &random)) }
    case 5: isWide.toggle()
    case 6: hasExtra.toggle()
    case 7: inset = Int.random(in: 0...7, using: &random)
    case 8: scale = Int.random(in: 1...3, using: &random)
    case 9: isSheetShown.toggle()
    case 10: isInnerSheetShown.toggle()
    case 11: isAlertShown.toggle()
    case 12: isOverlayShown.toggle()
    case 13: isEnabled.toggle()
    case 14: role = [.accent, .title, .error, .key].randomElement(using: &random) ?? .accent
    default:
      switch Int.random(in: 0..<4, using: &random) {
      case 0: router.pop()
      case 1: router.popToRoot()
      case 2: router.replace(with: Int.random(in: 1...3, using: &random))
      default:
        if router.path.count < 4 { router.push(Int.random(in: 1...3, using: &random)) }
      }
    }
  }

  func binding(_ keyPath: ReferenceWritableKeyPath<PlaygroundModel, Bool>) -> Binding<Bool> {
    Binding {
      self[keyPath: keyPath]
    } set: {
      self[keyPath: keyPath] = $0
    }
  }
}

/// A bit of everything, placed where it gets in each other's way.
struct Playground: View {
  let model: PlaygroundModel

  var body: some View {
    VStack {
      NavigationStack(path: model.router.path) {
        PlaygroundPage(model: model)
      } destination: { number in
        PlaygroundScreen(number: number, model: model)
      }
      KeyHints()
    }
    .keyBindings("Playground", [KeyBinding([KeyPress("x")], (), "extra")]) {
      model.hasExtra.toggle()
    }
    .sheet(isPresented: model.binding(\.isSheetShown), title: model.title) {
      Text(model.title)
      Button("inner") { model.isInnerSheetShown = true }
        .sheet(isPresented: model.binding(\.isInnerSheetShown), title: "inner") {
          Counter(name: "deep")
        }
    }
    .alert(
      "Sure?", isPresented: model.binding(\.isAlertShown), message: model.title
    ) {
      Button("Do it") { model.isWide.toggle() }.keyboardShortcut(KeyPress("D"))
      Button("No", role: .cancel) {}
    }
    .overlayLayer(isPresented: model.binding(\.isOverlayShown)) {
      Text("overlay \(model.title)").background(model.role)
    }
  }
}

private struct PlaygroundPage: View {
  let model: PlaygroundModel

  var body: some View {
    ZStack(alignment: .topLeading) {
      Text("한글한글한글한글한글한글").foregroundStyle(model.role)
      HStack(alignment: .top, spacing: 1) {
        AccentedFrame(scale: model.scale) { PlaygroundRows(model: model) }
        VStack {
          Text(model.title).multilineTextAlignment(.trailing).background(.button)
          if model.hasExtra { PlaygroundExtra(model: model).bold() }
          Spacer()
          Box("z", 6).frame(width: model.isWide ? 3 : 9)
        }
        .border(.double, title: model.title)
      }
      Text("over 한").background(model.role).padding(.leading, model.inset).padding(
        .top, model.inset)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct PlaygroundRows: View {
  let model: PlaygroundModel

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(model.rows, id: \.self) { row in
        HStack {
          Counter(name: "row \(row) ")
          if row % 2 == 0 { Text("한").foregroundStyle(.secondary) }
        }
      }
      Divider()
      Button("sheet", isEnabled: model.isEnabled) { model.isSheetShown = true }
        .buttonStyle(NameButtonStyle(width: model.isWide ? 14 : nil))
    }
  }
}

private struct PlaygroundExtra: View {
  let model: PlaygroundModel

  var body: some View {
    Text("extra")
    Text(fitting: ["a very long wording of it", "a shorter one", "short"])
    if model.isWide { Text("wide").padding().background(.error) }
  }
}

private struct PlaygroundScreen: View {
  let number: Int
  let model: PlaygroundModel

  var body: some View {
    VStack {
      Text("screen \(number) \(model.title)").lineLimit(1)
      Counter(name: "count ")
      Button("on") { model.router.push(number % 3 + 1) }
      Button("back") { model.router.pop() }
      if model.hasExtra { Spacer() }
      Text(model.title).frame(width: 4, height: 2).background(model.role)
    }
    .keyBindings("Screen", [KeyBinding([KeyPress("b")], (), "back")]) { model.router.pop() }
  }
}
