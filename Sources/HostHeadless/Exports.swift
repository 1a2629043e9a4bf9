@_exported import Driving
