// Whoever reads projects meets places in files and property lists.
@_exported public import DeviceSetup
