#import "AccountViewController.h"

@interface AccountViewController ()

@property (nonatomic, strong) UILabel *nameLabel;

@end

@implementation AccountViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    self.view.backgroundColor = UIColor.systemBackgroundColor;
    self.nameLabel = [[UILabel alloc] init];
    [self.view addSubview:self.nameLabel];
}

- (void)viewDidLayoutSubviews
{
    [super viewDidLayoutSubviews];
    self.nameLabel.frame = CGRectInset(self.view.bounds, 20, 100);
}

- (BOOL)shouldAutorotate
{
    return NO;
}

- (UIInterfaceOrientationMask)supportedInterfaceOrientations
{
    return UIInterfaceOrientationMaskPortrait;
}

@end
