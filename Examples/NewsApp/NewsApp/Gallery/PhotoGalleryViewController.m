#import "PhotoGalleryViewController.h"
#import "GalleryLayout.h"

static NSTimeInterval const kCaptionFade = 0.2;

@interface PhotoGalleryViewController ()

@property (nonatomic, copy) NSArray<NSURL *> *photos;
@property (nonatomic, strong) UIScrollView *scrollView;
@property (nonatomic, strong) UILabel *captionLabel;
@property (nonatomic, assign) NSUInteger page;

@end

@implementation PhotoGalleryViewController

- (instancetype)initWithPhotos:(NSArray<NSURL *> *)photos
{
    if ((self = [super initWithNibName:nil bundle:nil])) {
        _photos = [photos copy];
    }
    return self;
}

- (void)viewDidLoad
{
    [super viewDidLoad];
    self.view.backgroundColor = UIColor.blackColor;
    self.scrollView = [[UIScrollView alloc] initWithFrame:self.view.bounds];
    self.scrollView.pagingEnabled = YES;
    self.scrollView.delegate = self;
    [self.view addSubview:self.scrollView];
    self.captionLabel = [[UILabel alloc] init];
    self.captionLabel.textColor = UIColor.whiteColor;
    [self.view addSubview:self.captionLabel];
}

- (void)viewDidLayoutSubviews
{
    [super viewDidLayoutSubviews];
    self.scrollView.frame = self.view.bounds;
    self.scrollView.contentSize = [GalleryLayout contentSizeForCount:self.photos.count
                                                              inSize:self.view.bounds.size];
    self.captionLabel.frame = [GalleryLayout captionFrameInBounds:self.view.bounds];
}

#pragma mark - Rotation

- (UIInterfaceOrientationMask)supportedInterfaceOrientations
{
    return UIInterfaceOrientationMaskAll;
}

- (void)viewWillTransitionToSize:(CGSize)size
       withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
{
    [super viewWillTransitionToSize:size withTransitionCoordinator:coordinator];
    NSUInteger page = self.page;
    [coordinator animateAlongsideTransition:^(id<UIViewControllerTransitionCoordinatorContext> context) {
        self.scrollView.contentOffset = CGPointMake(page * size.width, 0);
        [self updateCaption];
    } completion:nil];
}

/// There is no room for a caption beside a photo that lies on its side.
- (void)updateCaption
{
    UIInterfaceOrientation orientation = self.view.window.windowScene.interfaceOrientation;
    BOOL hidden = orientation == UIInterfaceOrientationMaskLandscape;
    [UIView animateWithDuration:kCaptionFade animations:^{
        self.captionLabel.alpha = hidden ? 0 : 1;
    }];
}

/// The orientation in which the gallery is shown now, as a mask.
- (UIInterfaceOrientationMask)currentMask
{
    return 1 << self.view.window.windowScene.interfaceOrientation;
}

#pragma mark - UIScrollViewDelegate

- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView
{
    self.page = (NSUInteger)round(scrollView.contentOffset.x / scrollView.bounds.size.width);
}

@end
