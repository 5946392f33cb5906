#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Who is signed in, and until when the subscription runs.
@interface AccountViewController : UIViewController
@end

NS_ASSUME_NONNULL_END
