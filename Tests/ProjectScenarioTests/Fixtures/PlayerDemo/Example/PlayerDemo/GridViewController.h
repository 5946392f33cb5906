#import <UIKit/UIKit.h>

@interface GridViewController : UIViewController
@end
