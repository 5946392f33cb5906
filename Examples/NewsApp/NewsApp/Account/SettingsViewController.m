#import "SettingsViewController.h"
#import "AccountViewController.h"
#import "ScreenRotation.h"
#import "NewsApp-Swift.h"

typedef NS_ENUM(NSInteger, SettingsRow) {
    SettingsRowAccount,
    SettingsRowSignIn,
    SettingsRowPairTelevision,
};

@implementation SettingsViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    self.title = NSLocalizedString(@"Settings", nil);
}

- (void)viewDidAppear:(BOOL)animated
{
    [super viewDidAppear:animated];
    if (self.isBeingPresented) {
        [ScreenRotation turnUprightInScene:self.view.window.windowScene];
    }
}

- (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)fromInterfaceOrientation
{
    [self.tableView reloadData];
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath
{
    switch ((SettingsRow)indexPath.row) {
        case SettingsRowAccount: {
            AccountViewController *account = [[AccountViewController alloc] init];
            [self.navigationController pushViewController:account animated:YES];
            break;
        }
        case SettingsRowSignIn: {
            LoginViewController *login = [[LoginViewController alloc] init];
            [self presentViewController:login animated:YES completion:nil];
            break;
        }
        case SettingsRowPairTelevision: {
            ScannerViewController *scanner = [[ScannerViewController alloc] init];
            scanner.modalPresentationStyle = UIModalPresentationFullScreen;
            [self presentViewController:scanner animated:YES completion:nil];
            break;
        }
    }
}

@end
