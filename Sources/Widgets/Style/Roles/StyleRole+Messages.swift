extension StyleRole {
  /// Something is worth knowing: for text of a program's own, as ``warning`` is.
  public nonisolated static let info = StyleRole("info")
  /// Something may go wrong.
  public nonisolated static let warning = StyleRole("warning")
  /// A message that goes away by itself.
  public nonisolated static let toast = StyleRole("toast")
  /// A message of what is worth knowing.
  public nonisolated static let toastInfo = StyleRole("toast.info")
  /// A message that something went well.
  public nonisolated static let toastSuccess = StyleRole("toast.success")
  /// A message that something may go wrong.
  public nonisolated static let toastWarning = StyleRole("toast.warning")
  /// A message that something went wrong.
  public nonisolated static let toastError = StyleRole("toast.error")
  /// The ground of a menu or of another small sheet, and its rows.
  public nonisolated static let menu = StyleRole("menu")
  /// The letters of a found command that were typed.
  public nonisolated static let paletteMatch = StyleRole("palette.match")
}
