#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Turns the screen from code.
@interface ScreenRotation : NSObject

/// The orientation of a scene, or of the only window where there are no scenes.
+ (UIInterfaceOrientation)orientationOfScene:(nullable UIScene *)scene;

/// Turns a scene upright.
+ (void)turnUprightInScene:(nullable UIWindowScene *)scene;

@end

NS_ASSUME_NONNULL_END
