import Devices
import Foundation
import LayoutValues
import Testing

@Suite struct `A device` {
  @Test(arguments: DeviceModel.allCases) func `exchanges its extents when it is laid on its side`(model: DeviceModel) {
    let (upright, lying) = (Device(model), Device(model, .landscape))
    #expect(upright.size.width < upright.size.height)
    #expect(lying.size == CGSize(width: upright.size.height, height: upright.size.width))
    #expect(lying.displayScale == upright.displayScale)
  }

  @Test func `has the insets of what covers its screen`() {
    let upright = Device(.iPhone13Pro).safeAreaInsets
    #expect([upright.top, upright.leading, upright.bottom, upright.trailing] == [47, 0, 34, 0])
    let lying = Device(.iPhone13Pro, .landscape).safeAreaInsets
    #expect([lying.top, lying.leading, lying.bottom, lying.trailing] == [0, 47, 21, 47])
    #expect(Device(.iPhone8).safeAreaInsets.top == 20)
    #expect(Device(.iPhone8, .landscape).safeAreaInsets.top == 0)
    #expect(Device(.iPadPro11, .landscape).safeAreaInsets.bottom == 20)
  }

  @Test func `is a tablet or a phone`() {
    #expect(DeviceModel.iPadMini.isPad)
    #expect(!DeviceModel.iPhoneSe.isPad)
  }
}
