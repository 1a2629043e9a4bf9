@_exported import Presentation
@_exported import TextInput
