#if DEBUG
  import QuarterturnRecorder
  import UIKit

  /// Records what the scene does, for `quarterturn compare`; in debug builds only.
  @MainActor final class Recording {
    private var recorder: TurnRecorder?
    /// Called with the file that was written; on a device it is shared.
    var share: ((URL, UIViewController) -> Void)?

    /// Whether it is in progress.
    var isInProgress: Bool { recorder != nil }

    /// The button that begins it and ends it.
    func button(in list: UIViewController) -> UIBarButtonItem {
      let button = UIButton(type: .system)
      button.setTitle("Record", for: .normal)
      button.addAction(
        UIAction { [weak self, weak list, weak button] _ in
          guard let self, let list else { return }
          toggle(in: list)
          button?.setTitle(isInProgress ? "Share" : "Record", for: .normal)
        }, for: .primaryActionTriggered)
      return UIBarButtonItem(customView: button)
    }

    /// Begins, or ends and shares what was recorded.
    func toggle(in list: UIViewController) {
      guard let recorder else {
        recorder = list.view.window?.windowScene.map { TurnRecorder($0) }
        return
      }
      recorder.stop()
      self.recorder = nil
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("turns.json")
      do {
        try recorder.write(to: file)
        showSharing(of: file, from: list)
      } catch {
        print("The recording was not written: \(error)")
      }
    }

    private func showSharing(of file: URL, from list: UIViewController) {
      if let share { return share(file, list) }
      #if os(iOS)
        let sharing = UIActivityViewController(activityItems: [file], applicationActivities: nil)
        sharing.popoverPresentationController?.barButtonItem =
          list.navigationItem.rightBarButtonItem
        list.present(sharing, animated: true)
      #endif
    }
  }
#endif
