#import <UIKit/UIKit.h>

@interface FullScreenViewController : UIViewController
@end
