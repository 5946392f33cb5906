import CarPlay
import UIKit

/// Reads the briefing aloud in the car.
final class CarPlaySceneDelegate: UIResponder, CPTemplateApplicationSceneDelegate {
    private var interfaceController: CPInterfaceController?

    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didConnect interfaceController: CPInterfaceController
    ) {
        self.interfaceController = interfaceController
        let items = Briefing.today.map { CPListItem(text: $0.title, detailText: $0.length) }
        let list = CPListTemplate(title: "Briefing", sections: [CPListSection(items: items)])
        interfaceController.setRootTemplate(list, animated: false, completion: nil)
    }

    func templateApplicationScene(
        _ templateApplicationScene: CPTemplateApplicationScene,
        didDisconnectInterfaceController interfaceController: CPInterfaceController
    ) {
        self.interfaceController = nil
    }
}
