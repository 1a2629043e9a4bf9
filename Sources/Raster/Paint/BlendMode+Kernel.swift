import CRaster
import Drawing

extension BlendMode {
    /// As the kernels number it.
    var kernelMode: Int32 {
        let mode =
            switch self {
            case .normal: RasterBlendNormal
            case .multiply: RasterBlendMultiply
            case .screen: RasterBlendScreen
            case .overlay: RasterBlendOverlay
            case .darken: RasterBlendDarken
            case .lighten: RasterBlendLighten
            case .colorDodge: RasterBlendColorDodge
            case .colorBurn: RasterBlendColorBurn
            case .softLight: RasterBlendSoftLight
            case .hardLight: RasterBlendHardLight
            case .difference: RasterBlendDifference
            case .exclusion: RasterBlendExclusion
            case .hue: RasterBlendHue
            case .saturation: RasterBlendSaturation
            case .color: RasterBlendColor
            case .luminosity: RasterBlendLuminosity
            case .sourceAtop: RasterBlendSourceAtop
            case .destinationOver: RasterBlendDestinationOver
            case .destinationOut: RasterBlendDestinationOut
            case .plusDarker: RasterBlendPlusDarker
            case .plusLighter: RasterBlendPlusLighter
            }
        return Int32(mode)
    }
}
