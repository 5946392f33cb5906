// JSON has a module of its own, since apps that write it need nothing else of this one.
@_exported public import JSONValues
