import DeclarativeUI
import Testing

@Suite struct `What can be taken back` {
  private final class Tea {
    var name = "Mint"

    func rename(_ new: String, with manager: UndoManager) {
      let old = name
      manager.registerUndo(withTarget: self) { $0.rename(old, with: manager) }
      name = new
    }
  }

  @Test func `is taken back and done again, one step after the other`() {
    let (tea, manager) = (Tea(), UndoManager())
    #expect(!manager.canUndo && !manager.canRedo)
    tea.rename("Fennel", with: manager)
    tea.rename("Sage", with: manager)
    manager.undo()
    #expect(tea.name == "Fennel" && manager.canUndo && manager.canRedo)
    manager.undo()
    #expect(tea.name == "Mint" && !manager.canUndo)
    manager.redo()
    manager.redo()
    #expect(tea.name == "Sage" && !manager.canRedo)
    manager.undo()
    tea.rename("Rooibos", with: manager)
    #expect(!manager.canRedo)
  }

  @Test func `is named, limited and forgotten`() {
    let (tea, manager) = (Tea(), UndoManager())
    manager.levelsOfUndo = 1
    tea.rename("Fennel", with: manager)
    tea.rename("Sage", with: manager)
    manager.setActionName("Rename")
    #expect(manager.undoActionName == "Rename")
    manager.undo()
    #expect(tea.name == "Fennel" && !manager.canUndo)
    manager.removeAllActions(withTarget: tea)
    #expect(!manager.canRedo)
    manager.disableUndoRegistration()
    tea.rename("Mint", with: manager)
    #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
  }
}
