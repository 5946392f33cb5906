#import "LegacyNavigationController.h"
#import "PhotoGalleryViewController.h"
#import "SettingsViewController.h"
