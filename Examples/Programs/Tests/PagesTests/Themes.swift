import Scutes
import ScutesTesting
import Testing

extension StyleRole {
  static let given = StyleRole("board.given")
}

struct Settings: View {
  var body: some View {
    Text("No such file").foregroundStyle(.error)
    Text(" 3 ").foregroundStyle(.badge).background(.badge)
  }
}

@Test func aPictureOfStylesIsCompared() {
  let driver = ViewDriver(theme: .monochrome) { Settings() }
  #expect(driver.canvas?.stylePicture.isEmpty == false)
}
