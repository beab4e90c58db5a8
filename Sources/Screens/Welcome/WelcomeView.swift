import Scutes

/// A picture with two circles, a text, and a switch that continues when it is slid to its end or on
/// Enter or Space.
struct WelcomeView: View {
  @Environment(\.screenSize) private var size
  @Environment(\.clock) private var clock
  @Environment(\.capabilities) private var capabilities
  @Environment(\.isLinear) private var isLinear
  @Environment(\.motion) private var motion
  @State private var start: Duration?
  /// The share of the picture's one-second entrance that is done, from 0 to 1.
  @State private var time = 0.0
  let words: Words
  let skip: () -> Void
  let goOn: () -> Void

  var body: some View {
    VStack(spacing: size.height >= 30 ? 1 : 0) {
      ZStack(alignment: .topTrailing) {
        if !isLinear {
          WelcomePicture(share: share)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
            .padding(EdgeInsets(top: size.height >= 24 ? 1 : 0))
        }
        SkipButton(title: welcome.skip, action: skip)
      }
      VStack {
        HStack(spacing: 1) {
          Text(welcome.greeting).lineLimit(1)
          SuiteTitle(words: words.app)
        }
        Text(welcome.text).foregroundStyle(.secondary).multilineTextAlignment(.center)
          .padding(.horizontal, 2)
      }
      .padding(.vertical, size.height >= 22 ? 1 : 0)
      SlideSwitch(welcome.slide, action: goOn).defaultFocus()
      if size.height >= 24, !isLinear {
        dots.padding(EdgeInsets(bottom: max(0, (size.height - 40) / 2)))
      }
      KeyHints()
    }
    .onAppear {
      start = clock.now
      if motion < .full { time = 1 }
    }
    .onDeadline(nextFrame) { time = start.map { min(1, (clock.now - $0) / .seconds(1)) } ?? 1 }
  }

  /// The welcome and the steps that follow it.
  private var dots: some View {
    let (here, later) = capabilities.isUnicode ? ("●", "○") : ("o", ".")
    let steps = Array(repeating: later, count: FirstStep.allCases.count).joined(separator: " ")
    return Text("\(here) ").foregroundStyle(.record) + Text(steps).foregroundStyle(.secondary)
  }

  /// Slow at first, like something far away.
  private var share: Double { time * time }

  /// The time of the picture's next change, or `nil` once it has fully appeared.
  private var nextFrame: Duration? {
    time < 1 ? start.map { $0 + .seconds(1) * time + .milliseconds(40) } : nil
  }

  private var welcome: WelcomeWords { words.welcome }
}

/// The way out of the welcome, for the mouse: arrows don't lead there, since nobody should skip the
/// first steps by mistake, and Esc does. A screen reader finds a button.
struct SkipButton: View {
  @Environment(\.isLinear) private var isLinear
  let title: String
  let action: () -> Void

  var body: some View {
    if isLinear {
      Button(title, action: action).buttonStyle(IconButtonStyle())
    } else {
      Text(title).foregroundStyle(.iconButton).lineLimit(1).padding(.horizontal, 1)
        .onTap(action)
    }
  }
}
