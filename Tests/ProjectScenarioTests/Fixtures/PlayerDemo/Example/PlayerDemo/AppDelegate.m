#import "AppDelegate.h"
#import <PlayerKit/SidewaysManager.h>

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions
{
    return YES;
}

// The player's own window knows what it needs; the rest of the app is upright.
- (UIInterfaceOrientationMask)application:(UIApplication *)application supportedInterfaceOrientationsForWindow:(UIWindow *)window
{
    PKSides sides = [SidewaysManager sidesForWindow:window];
    if (sides != PKSidesUnknown) {
        return (UIInterfaceOrientationMask)sides;
    }
    return UIInterfaceOrientationMaskPortrait;
}

@end
