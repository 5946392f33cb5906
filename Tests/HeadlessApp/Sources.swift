// The app's own files, which the plugin HeadlessSources compiles.
//
// sources: App
