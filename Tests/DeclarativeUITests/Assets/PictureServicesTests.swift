import PictureSources
import Testing

@testable import DeclarativeUI

@Suite struct `Readers of files and the renderer` {
  @Test func `are found by the name of the type that has them`() {
    #expect(_mangledTypeName(LinkedPictureServices.self) == CurrentPictureServices.mangledName)
    #expect(CurrentPictureServices.type is LinkedPictureServices.Type)
  }
}
