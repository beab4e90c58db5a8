// The package that drives views is public, for everybody's tests. The project's own tests get it
// with the rest.
@_exported public import ScutesTesting
