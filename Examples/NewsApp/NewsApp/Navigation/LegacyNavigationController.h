#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// The stack of the settings, from before the rest of the app was rewritten.
@interface LegacyNavigationController : UINavigationController
@end

NS_ASSUME_NONNULL_END
