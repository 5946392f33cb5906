#import "ScreenRotation.h"

@implementation ScreenRotation

+ (UIInterfaceOrientation)orientationOfScene:(UIScene *)scene
{
    if (@available(iOS 13.0, *)) {
        if ([scene isKindOfClass:UIWindowScene.class]) {
            return ((UIWindowScene *)scene).interfaceOrientation;
        }
        return UIInterfaceOrientationUnknown;
    } else {
        return UIApplication.sharedApplication.statusBarOrientation;
    }
}

+ (void)turnUprightInScene:(UIWindowScene *)scene
{
    if (@available(iOS 16.0, *)) {
        UIWindowSceneGeometryPreferencesIOS *upright = [[UIWindowSceneGeometryPreferencesIOS alloc]
            initWithInterfaceOrientations:UIInterfaceOrientationMaskPortrait];
        [scene requestGeometryUpdateWithPreferences:upright
                                       errorHandler:^(NSError *error) {
            NSLog(@"The screen stays as it is: %@", error);
        }];
    } else {
        [[UIDevice currentDevice] setValue:@(UIInterfaceOrientationMaskPortrait) forKey:@"orientation"];
        [UIViewController attemptRotationToDeviceOrientation];
    }
}

@end
