#import "ListViewController.h"
#import "DetailViewController.h"

@implementation ListViewController

- (BOOL)shouldAutorotate
{
    return NO;
}

- (UIInterfaceOrientationMask)supportedInterfaceOrientations
{
    return UIInterfaceOrientationMaskPortrait;
}

- (void)playRow:(NSIndexPath *)row
{
    DetailViewController *detail = [DetailViewController new];
    [self.navigationController pushViewController:detail animated:YES];
}

@end
