#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// What the reader can choose.
@interface SettingsViewController : UITableViewController
@end

NS_ASSUME_NONNULL_END
