import Widgets

/// A text, a picture over two circles, and a switch that leads on when it is slid to its end.
struct WelcomeView: View {
  @Environment(\.screenSize) private var size
  @State private var share = 0.0
  let suite: Suite
  let goOn: () -> Void

  var body: some View {
    VStack(spacing: size.height >= 24 ? 1 : 0) {
      VStack {
        SuiteTitle(words: suite.words.app).bold()
        Text(words.text).foregroundStyle(.secondary).multilineTextAlignment(.center)
      }
      .padding(EdgeInsets(top: 1, leading: 2, trailing: 2))
      AnimatedValue(share, .easeIn(duration: .seconds(1))) { share in
        ZStack {
          CircleGroup(share: share)
          VStack {
            SuiteLogo()
            Turtle()
          }
          .opacity(share)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      SlideSwitch(words.slide, action: goOn).defaultFocus()
      Button(words.skip, action: suite.endWelcome).buttonStyle(IconButtonStyle())
      KeyHints()
    }
    .keyBindings(words.title, WelcomeAction.bindings(suite.words)) { _ in suite.endWelcome() }
    .onAppear { share = 1 }
  }

  private var words: WelcomeWords { suite.words.welcome }
}
