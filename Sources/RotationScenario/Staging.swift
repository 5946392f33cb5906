// Whoever reads scenarios meets stages, property lists and errors; they are told apart from apps in
// files only so that devices can be booted without those.
@_exported public import DeviceSetup
