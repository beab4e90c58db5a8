// What drives views is public, for everybody's tests; the project's own get it with the rest.
@_exported public import WidgetsTesting
