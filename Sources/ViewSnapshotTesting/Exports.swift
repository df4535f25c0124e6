// A test file imports this module and nothing else: assertions and views come with it.
@_exported public import DeclarativeUI
@_exported public import ImageSnapshotTesting
@_exported public import SnapshotTesting
// The types of parameters: devices, and how they are held.
@_exported public import struct Devices.Device
@_exported public import enum Devices.DeviceModel
