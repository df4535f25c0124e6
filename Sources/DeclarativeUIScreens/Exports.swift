// What is above sees all that views are made of.
@_exported public import DeclarativeUICore
