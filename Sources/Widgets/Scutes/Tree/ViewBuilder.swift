// SPDX-License-Identifier: Apache-2.0

/// Combines the statements of a closure into one view.
@resultBuilder
public enum ViewBuilder {
  /// No statement.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// One statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Several statements.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// `if` without `else`.
  public static func buildOptional<Content: View>(_ content: Content?) -> ConditionalView<
    Content, EmptyView
  > {
    content.map { .first($0) } ?? .second(EmptyView())
  }

  /// The branch after `if`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalView<First, Second> {
    .first(first)
  }

  /// The branch after `else`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalView<First, Second> {
    .second(second)
  }

  /// `if #available`.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView {
    AnyView(content)
  }
}
