#import "LegacyNavigationController.h"

@implementation LegacyNavigationController

- (void)viewDidLoad
{
    [super viewDidLoad];
    self.navigationBar.prefersLargeTitles = YES;
}

#pragma mark - Rotation

- (BOOL)shouldAutorotate
{
    return self.topViewController.shouldAutorotate;
}

- (NSUInteger)supportedInterfaceOrientations
{
    return self.topViewController.supportedInterfaceOrientations;
}

- (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation
{
    return self.topViewController.preferredInterfaceOrientationForPresentation;
}

@end
