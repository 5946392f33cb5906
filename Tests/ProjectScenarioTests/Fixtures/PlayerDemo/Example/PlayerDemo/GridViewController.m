#import "GridViewController.h"

@implementation GridViewController

- (BOOL)shouldAutorotate
{
    return NO;
}

@end
