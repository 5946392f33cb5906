#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Shows the photos of an article, one at a time, as large as they fit.
@interface PhotoGalleryViewController : UIViewController <UIScrollViewDelegate>

- (instancetype)initWithPhotos:(NSArray<NSURL *> *)photos;

@end

NS_ASSUME_NONNULL_END
