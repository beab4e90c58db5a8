import Scutes

/// The kit's roles, each in its own style.
struct RolesExample: View {
  private static let roles: [[StyleRole]] = [
    [.title, .accent, .accentSecond, .secondary, .link, .disabled, .key],
    [.success, .info, .warning, .error, .toastSuccess, .toastWarning, .toastError],
    [.selection, .selectionUnfocused, .buttonFocused, .badge, .field, .fieldInvalid],
  ]

  var body: some View {
    HStack(alignment: .top, spacing: 2) {
      ForEach(Self.roles.indices) { column in
        VStack(alignment: .leading) {
          ForEach(Self.roles[column], id: \.self) { role in
            Text(" \(role.name) ").lineLimit(1).foregroundStyle(role).background(role)
          }
        }
      }
    }
  }
}

extension Example {
  static let roles = Example(
    "StyleRole", .style,
    "What a part of a picture is for. Views name roles, and a theme says what they look like: change"
      + " the theme and see.", width: 60, height: 7
  ) {
    RolesExample()
  }
}
