#import <UIKit/UIKit.h>

@implementation UITabBarController (PlayerRotation)

- (BOOL)shouldAutorotate
{
    return [[self pk_decider] shouldAutorotate];
}

- (UIInterfaceOrientationMask)supportedInterfaceOrientations
{
    return [[self pk_decider] supportedInterfaceOrientations];
}

- (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation
{
    return [[self pk_decider] preferredInterfaceOrientationForPresentation];
}

- (UIViewController *)pk_decider
{
    UIViewController *selected = self.viewControllers[self.selectedIndex];
    if ([selected isKindOfClass:[UINavigationController class]]) {
        return ((UINavigationController *)selected).topViewController;
    }
    return selected;
}

@end

@implementation UINavigationController (PlayerRotation)

- (BOOL)shouldAutorotate
{
    return [self.topViewController shouldAutorotate];
}

- (UIInterfaceOrientationMask)supportedInterfaceOrientations
{
    return [self.topViewController supportedInterfaceOrientations];
}

- (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation
{
    return [self.topViewController preferredInterfaceOrientationForPresentation];
}

@end
