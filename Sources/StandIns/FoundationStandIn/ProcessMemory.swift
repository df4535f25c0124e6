// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// Names of Darwin's kernel; here they are only there.

public typealias kern_return_t = Int32
public typealias integer_t = Int32
public typealias natural_t = UInt32
public typealias mach_port_t = UInt32
public typealias task_t = mach_port_t
public typealias task_flavor_t = natural_t
public typealias task_info_t = UnsafeMutablePointer<integer_t>
public typealias mach_msg_type_number_t = natural_t
public typealias mach_vm_size_t = UInt64
public let KERN_SUCCESS: kern_return_t = 0
public let KERN_FAILURE: kern_return_t = 5
public let MACH_TASK_BASIC_INFO = 20
public let TASK_VM_INFO = 22
public let mach_task_self_: mach_port_t = 0

public struct time_value_t: Hashable, Sendable {
  public var seconds: integer_t = 0
  public var microseconds: integer_t = 0
  public init() {}
}
public struct mach_task_basic_info: Hashable, Sendable {
  public var virtual_size: mach_vm_size_t = 0
  public var resident_size: mach_vm_size_t = 0
  public var resident_size_max: mach_vm_size_t = 0
  public var user_time = time_value_t()
  public var system_time = time_value_t()
  public var policy: Int32 = 0
  public var suspend_count: integer_t = 0
  public init() {}
}
public typealias mach_task_basic_info_data_t = mach_task_basic_info
public struct task_vm_info_data_t: Hashable, Sendable {
  public var virtual_size: mach_vm_size_t = 0
  public var resident_size: mach_vm_size_t = 0
  public var phys_footprint: mach_vm_size_t = 0
  public init() {}
}

/// Fails: there is no such kernel, and nothing is told of a program's memory.
public func task_info(
  _ task: task_t, _ flavor: task_flavor_t, _ information: task_info_t?,
  _ count: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t { KERN_FAILURE }
