// Reading scenarios needs device setups, property lists and errors; they are modules of their own
// so that devices can be booted without reading files.
@_exported public import DeviceSetup
