import Observation
import Scutes
import ScutesTesting
import Testing

struct Note: View {
  @Environment(\.openInEditor) private var openInEditor
  @State private var note = "Nothing yet"

  var body: some View {
    VStack {
      Text(note)
      Button("Edit") {
        do {
          note = try openInEditor(note, suffix: ".md")
        } catch {
          note = "\(error)"
        }
      }
    }
  }
}

struct Pages: View {
  @Environment(\.releaseTerminal) private var release
  let runPager: () -> Void

  var body: some View {
    Button("Read") { release { runPager() } }
  }
}

struct Build: View {
  @State private var output = CommandOutput(["make", "-j4"], timeLimit: .seconds(600))

  var body: some View {
    CommandOutputView(output).task { await output.run() }
  }
}

func script() async throws {
  let name = await Prompt.input("Name", default: "world")
  guard await Prompt.confirm("Write the file?") == true else { return }
  try await Prompt.progress("Writing", total: 100) { progress in
    for part in 1...100 {
      try await write(part, of: name)
      progress.value += 1
    }
  }
}

func pick() {
  // Until a view calls `exit`.
  Inline.run(rows: 5) { FruitPicker() }
}

func copyAll(_ files: [String]) throws {
  let copying = Copying(total: files.count)
  let status = InlineStatus { CopyingView(copying: copying) }
  for file in files {
    try copy(file)
    copying.done += 1
    status?.update()
  }
  status?.erase()
}

@Observable
final class Copying {
  let total: Int
  var done = 0

  init(total: Int) { self.total = total }
}

struct CopyingView: View {
  let copying: Copying

  var body: some View {
    ProgressView(
      "Copying", value: Double(copying.done), total: Double(copying.total),
      showsRemainingTime: true)
  }
}

func copy(_ file: String) throws {}

func write(_ part: Int, of name: String?) async throws {}

struct FruitPicker: View {
  @Environment(\.exit) private var exit

  var body: some View { Button("Pear") { exit() } }
}

@Test func aProgramsOutputIsShown() async {
  let output = CommandOutput(["echo", "made"])
  let driver = ViewDriver(width: 20, height: 3) { CommandOutputView(output) }
  await output.run()
  driver.advance(by: .zero)
  #expect(driver.screen.contains("made"))
}
