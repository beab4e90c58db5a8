import Scutes

/// The three scales of the frame.
struct AccentedFrameExample: View {
  var body: some View {
    HStack(spacing: 2) {
      ForEach(1..<4) { scale in
        AccentedFrame(scale: scale) { Text("scale \(scale)") }
      }
    }
  }
}

extension Example {
  static let accentedFrame = Example(
    "AccentedFrame", .drawing,
    "A frame with an ornament in its corners. One number scales the ornament, the line and the"
      + " margin.", width: 60
  ) {
    AccentedFrameExample()
  }
}
