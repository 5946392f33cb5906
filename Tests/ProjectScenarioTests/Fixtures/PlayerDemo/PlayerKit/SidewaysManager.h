#import <UIKit/UIKit.h>

typedef NS_OPTIONS(NSUInteger, PKSides) {
    PKSidesUnknown = 0,
    PKSidesPortrait = UIInterfaceOrientationMaskPortrait,
    PKSidesLandscape = UIInterfaceOrientationMaskLandscape,
};

/// Moves a player between its place in a list and a window that lies on its side.
@interface SidewaysManager : NSObject

@property (nonatomic, strong, readonly) UIWindow *window;
@property (nonatomic, assign) UIInterfaceOrientation currentOrientation;

/// What a window needs; unknown for a window that is not the player's.
+ (PKSides)sidesForWindow:(UIWindow *)window;
- (UIInterfaceOrientationMask)maskForWindow:(UIWindow *)window;

@end

@interface SidewaysWindow : UIWindow

@property (nonatomic, weak) SidewaysManager *manager;

@end

API_AVAILABLE(ios(16.0))
@interface SidewaysManagerFrom16 : SidewaysManager
@end

@interface SidewaysManagerBefore16 : SidewaysManager
@end
