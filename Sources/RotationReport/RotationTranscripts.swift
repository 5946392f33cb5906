// Reports also show what a device went through: tests of live devices have that without the rest.
@_exported public import RotationTranscripts
