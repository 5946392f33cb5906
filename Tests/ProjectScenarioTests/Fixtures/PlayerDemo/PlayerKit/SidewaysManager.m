#import "SidewaysManager.h"

@implementation SidewaysWindow
@end

@implementation SidewaysManager

+ (PKSides)sidesForWindow:(UIWindow *)window
{
    if ([window isKindOfClass:SidewaysWindow.class]) {
        SidewaysManager *manager = ((SidewaysWindow *)window).manager;
        if (manager != nil) {
            return (PKSides)[manager maskForWindow:window];
        }
    }
    return PKSidesUnknown;
}

- (UIInterfaceOrientationMask)maskForWindow:(UIWindow *)window
{
    @throw [NSException exceptionWithName:NSInternalInconsistencyException reason:@"a subclass answers" userInfo:nil];
}

@end

@implementation SidewaysManagerFrom16

- (UIInterfaceOrientationMask)maskForWindow:(UIWindow *)window
{
    if (window == self.window) {
        return 1 << self.currentOrientation;
    }
    return UIInterfaceOrientationMaskPortrait;
}

@end

@implementation SidewaysManagerBefore16

- (UIInterfaceOrientationMask)maskForWindow:(UIWindow *)window
{
    return UIInterfaceOrientationMaskAllButUpsideDown;
}

@end
