#import "GalleryLayout.h"

static CGFloat const kCaptionHeight = 60;
static CGFloat const kFlatCaptionHeight = 36;

@implementation GalleryLayout

+ (CGSize)contentSizeForCount:(NSUInteger)count inSize:(CGSize)size
{
    return CGSizeMake(size.width * count, size.height);
}

+ (CGRect)captionFrameInBounds:(CGRect)bounds
{
    UIInterfaceOrientation orientation = [UIApplication sharedApplication].statusBarOrientation;
    CGFloat height = UIInterfaceOrientationIsLandscape(orientation) ? kFlatCaptionHeight : kCaptionHeight;
    return CGRectMake(CGRectGetMinX(bounds), CGRectGetMaxY(bounds) - height, CGRectGetWidth(bounds), height);
}

@end
