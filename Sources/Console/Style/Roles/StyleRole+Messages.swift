extension StyleRole {
  /// Something is worth knowing: for text of a program's own, as ``warning`` is.
  public static let info = StyleRole("info")
  /// Something may go wrong.
  public static let warning = StyleRole("warning")
  /// A message that goes away by itself.
  public static let toast = StyleRole("toast")
  /// A message of what is worth knowing.
  public static let toastInfo = StyleRole("toast.info")
  /// A message that something went well.
  public static let toastSuccess = StyleRole("toast.success")
  /// A message that something may go wrong.
  public static let toastWarning = StyleRole("toast.warning")
  /// A message that something went wrong.
  public static let toastError = StyleRole("toast.error")
  /// The ground of a menu or of another small sheet, and its rows.
  public static let menu = StyleRole("menu")
  /// The letters of a found command that were typed.
  public static let paletteMatch = StyleRole("palette.match")
}
