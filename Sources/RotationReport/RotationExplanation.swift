// Reports also explain: the words are in a module of their own, which an app can have without the
// rest.
@_exported public import RotationExplanation
