#import <UIKit/UIKit.h>

@interface DetailViewController : UIViewController
@end
