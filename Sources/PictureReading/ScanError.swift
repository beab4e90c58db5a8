/// The reason why no puzzle can be read from a picture.
public enum ScanError: Error, Hashable, Sendable {
  /// The picture shows no grid of nine by nine, or only a part of one.
  case noGrid
  /// The task was cancelled.
  case cancelled
}
