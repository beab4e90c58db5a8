import Widgets

/// A text, a picture over two circles, and a switch that leads on when it is slid to its end.
struct WelcomeView: View {
  @Environment(\.screenSize) private var size
  @Environment(\.clock) private var clock
  @Environment(\.motion) private var motion
  @State private var start: Duration?
  /// How much of the second is over in which the picture comes, from 0 to 1.
  @State private var time = 0.0
  let suite: Suite
  let goOn: () -> Void

  var body: some View {
    VStack(spacing: size.height >= 24 ? 1 : 0) {
      VStack(spacing: isLarge ? 1 : 0) {
        SuiteTitle(words: suite.words.app, scale: isLarge ? .all : .line)
        Text(words.text).foregroundStyle(.secondary).multilineTextAlignment(.center)
      }
      .padding(EdgeInsets(top: 1, leading: 2, trailing: 2))
      ZStack {
        CircleGroup(share: share)
        VStack {
          SuiteLogo(scale: isLarge ? 2 : 1)
          Turtle()
        }
        .opacity(share)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      SlideSwitch(words.slide, action: goOn).defaultFocus()
      Button(words.skip, action: suite.endWelcome).buttonStyle(IconButtonStyle())
      KeyHints()
    }
    .keyBindings(words.title, WelcomeAction.bindings(suite.words)) { _ in suite.endWelcome() }
    .onAppear {
      start = clock.now
      if motion < .full { time = 1 }
    }
    .onDeadline(nextFrame) { time = start.map { min(1, (clock.now - $0) / .seconds(1)) } ?? 1 }
  }

  private var isLarge: Bool { size.width >= 112 && size.height >= 36 }

  /// Slow at first, as what is far away.
  private var share: Double { time * time }

  /// When the picture changes next; nil once it has come.
  private var nextFrame: Duration? {
    time < 1 ? start.map { $0 + .seconds(1) * time + .milliseconds(40) } : nil
  }

  private var words: WelcomeWords { suite.words.welcome }
}
