// Reading projects needs locations in files and property lists.
@_exported public import DeviceSetup
