#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Where the parts of the gallery go.
@interface GalleryLayout : NSObject

+ (CGSize)contentSizeForCount:(NSUInteger)count inSize:(CGSize)size;
+ (CGRect)captionFrameInBounds:(CGRect)bounds;

@end

NS_ASSUME_NONNULL_END
