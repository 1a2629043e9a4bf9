// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// The house, from the ground up. A room may import those listed in its dependencies and no other:
// see ARCHITECTURE.md for what each is for.

let systemLibraries: [Target] = [
    .systemLibrary(
        name: "SystemCairo", path: "Sources/System/Cairo", pkgConfig: "cairo",
        providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
        name: "SystemHarfBuzz", path: "Sources/System/HarfBuzz", pkgConfig: "harfbuzz",
        providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
        name: "SystemFreeType", path: "Sources/System/FreeType", pkgConfig: "freetype2",
        providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
        name: "SystemFontconfig", path: "Sources/System/Fontconfig", pkgConfig: "fontconfig",
        providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(
        name: "SystemGLib", path: "Sources/System/GLib", pkgConfig: "glib-2.0",
        providers: [.apt(["libglib2.0-dev"])]),
]

let foundation: [Target] = [
    // Empty, and wanted by the compiler beside CoreGraphics: its file tells why.
    .target(name: "_Testing_CoreGraphics", path: "Sources/TestingOverlays/CoreGraphics"),
    // C++, so that it is the one room that links its run-time library.
    .target(name: "CClipping", linkerSettings: [.linkedLibrary("polyclipping")]),
    .target(name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics", "CClipping"]),
    .target(name: "Combine"),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers", "Combine"]),
    // Not in the library: compiled into the programs that use it, see its file.
    .target(name: "CombineNetworking", dependencies: ["Combine"]),
    .target(name: "IdiomData", dependencies: ["CoreGraphics"]),
    .target(name: "Drawing", dependencies: ["CoreGraphics"]),
    .target(
        name: "CTypesetting",
        dependencies: ["SystemHarfBuzz", "SystemFreeType", "SystemFontconfig", "SystemGLib"],
        linkerSettings: [.linkedLibrary("pango-1.0")]),
    .target(name: "Typesetting", dependencies: ["Drawing", "IdiomData", "CTypesetting"]),
    .target(
        name: "CCodecs",
        linkerSettings: [
            .linkedLibrary("png16"), .linkedLibrary("jpeg"), .linkedLibrary("webp"), .linkedLibrary("webpdemux"),
            .linkedLibrary("dl"),
        ]),
    .target(name: "Codecs", dependencies: ["Drawing", "CCodecs"]),
    .target(name: "CFetching", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "Fetching", dependencies: ["CFetching"]),
    .target(name: "Symbols", dependencies: ["Drawing", "CoreGraphics"]),
    .target(name: "ImageIO", dependencies: ["CoreGraphics", "Codecs"]),
    .target(name: "ViewValues", dependencies: ["Typesetting", "Drawing", "IdiomData", "CoreGraphics"]),
    .target(
        name: "CMarkdown",
        linkerSettings: [.linkedLibrary("cmark-gfm"), .linkedLibrary("cmark-gfm-extensions")]),
    .target(name: "Markdown", dependencies: ["CMarkdown"]),
    .target(name: "Localization"),
    .target(name: "Graph"),
    // Apple's names for the log, in the two modules that programs import them from.
    .target(name: "os"),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
    .target(name: "Scripting"),
]

let renderers: [Target] = [
    .target(name: "CCairo", dependencies: ["SystemCairo", "SystemFreeType"]),
    .target(name: "CRaster", linkerSettings: [.linkedLibrary("m")]),
    .target(name: "Raster", dependencies: ["CoreGraphics", "Drawing", "CRaster"]),
    // The kernels blur what a document cannot say but in pixels.
    .target(name: "Vector", dependencies: ["CoreGraphics", "Drawing", "CCairo", "CRaster"]),
]

let views: [Target] = [
    .macro(name: "GessoMacros"),
    .target(
        name: "ViewCore",
        dependencies: [
            "ViewValues", "Graph", "Typesetting", "Codecs", "Fetching", "Symbols", "Drawing", "IdiomData",
            "CoreGraphics", "Combine", "GessoMacros", "Localization", "Markdown", "CoreTransferable", "os",
        ]),
    .target(name: "Actions", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "Scrolling", dependencies: ["ViewCore"]),
    .target(name: "Controls", dependencies: ["ViewCore", "Actions"]),
    .target(name: "TextInput", dependencies: ["Controls"]),
    .target(name: "Presentation", dependencies: ["Controls", "Scrolling"]),
    .target(name: "Collections", dependencies: ["Presentation", "TextInput", "Scrolling"]),
    .target(name: "CImage"),
    .target(name: "Scenes", dependencies: ["Collections", "CImage"]),
]

let hosts: [Target] = [
    // The time of a process without a display, which stands still until it is set.
    .target(name: "CVirtualClock"),
    // What hosts share: the inspection of a window, steps run against it, pictures of it.
    .target(name: "Driving", dependencies: ["Scenes", "Scripting", "Codecs", "Drawing", "CVirtualClock"]),
    .target(name: "HostHeadless", dependencies: ["Scenes", "Driving", "Scripting"]),
    .target(
        name: "CGTKHost", dependencies: ["SystemGLib"],
        linkerSettings: [
            .linkedLibrary("gtk-4"), .linkedLibrary("gio-2.0"), .linkedLibrary("gobject-2.0"), .linkedLibrary("m"),
        ]),
    .target(name: "CGTKLoader", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "HostGTK", dependencies: ["Scenes", "Driving", "CGTKLoader", "Scripting"]),
]

let faces: [Target] = [
    .target(
        name: "SwiftUI",
        dependencies: [
            "Scenes", "Drawing", "Codecs", "ImageIO", "HostHeadless", "HostGTK", "Raster", "Vector", "Scripting",
            "OSLog", "QuartzCore",
        ]),
    // For people's own tests of their views.
    .target(
        name: "GessoTesting",
        dependencies: ["SwiftUI", "Scenes", "Driving", "HostHeadless", "Scripting", "Codecs", "Drawing"]),
]

let commands: [Target] = [
    .target(name: "CProcess"),
    .target(name: "GessoCommand", dependencies: ["Scripting", "CProcess"]),
    .executableTarget(name: "gesso", dependencies: ["GessoCommand"]),
    // The programs in it are compiled when they are measured, as a user's would be.
    .executableTarget(
        name: "GessoBenchmarks",
        dependencies: [
            "SwiftUI", "GessoCommand", "Scripting", "Raster", "Drawing", "Codecs", "Typesetting", "CoreGraphics",
        ],
        path: "Benchmarks", exclude: ["Programs", "Peers/run-peer.sh"]),
]

let tests: [Target] = [
    .target(name: "ServerTesting", path: "Tests/ServerTesting"),
    .testTarget(name: "CoreTransferableTests", dependencies: ["CoreTransferable"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(
        name: "FetchingTests", dependencies: ["Fetching", "ServerTesting", "ViewTesting", "ViewCore", "Codecs"]),
    .testTarget(name: "CombineNetworkingTests", dependencies: ["CombineNetworking", "ServerTesting"]),
    .testTarget(name: "CodecsTests", dependencies: ["Codecs"]),
    .testTarget(name: "TypesettingTests", dependencies: ["Typesetting"]),
    .testTarget(name: "LocalizationTests", dependencies: ["Localization"]),
    .testTarget(name: "MarkdownTests", dependencies: ["Markdown"]),

    .testTarget(name: "OSTests", dependencies: ["os"]),
    .testTarget(name: "GraphTests", dependencies: ["Graph"]),
    // A tree and a window of views in memory, on a clock of the test's.
    .target(name: "ViewTesting", dependencies: ["ViewCore"], path: "Tests/ViewTesting"),
    .testTarget(name: "ViewCoreTests", dependencies: ["ViewCore", "ViewTesting"]),
    .testTarget(name: "InvariantTests", dependencies: ["Scenes", "ViewTesting"]),
    .testTarget(name: "ControlsTests", dependencies: ["Controls", "ViewTesting"]),
    .testTarget(name: "TextInputTests", dependencies: ["TextInput", "ViewTesting"]),
    .testTarget(name: "PresentationTests", dependencies: ["Presentation", "ViewTesting"]),
    .testTarget(name: "ScrollingTests", dependencies: ["Scrolling", "ViewTesting"]),
    .testTarget(name: "CollectionsTests", dependencies: ["Collections", "ViewTesting"]),
    .testTarget(name: "ScenesTests", dependencies: ["Scenes", "HostHeadless", "Scripting"]),
    .testTarget(
        name: "ViewValuesTests", dependencies: ["ViewValues", "Typesetting", "Drawing", "IdiomData", "CoreGraphics"]),
    .testTarget(name: "DrawingTests", dependencies: ["CoreGraphics", "Drawing"]),
    .testTarget(name: "SymbolsTests", dependencies: ["Symbols", "Drawing", "CoreGraphics"]),
    // Contact sheets of symbols, to be looked at.
    .executableTarget(
        name: "SymbolSheet", dependencies: ["Symbols", "Raster", "Codecs", "Drawing", "CoreGraphics"],
        path: "Tests/SymbolSheet"),
    .testTarget(name: "RasterTests", dependencies: ["CoreGraphics", "Drawing", "Raster"]),
    .testTarget(name: "VectorTests", dependencies: ["CoreGraphics", "Drawing", "Vector"]),
    .testTarget(name: "ScriptingTests", dependencies: ["Scripting"]),
    .executableTarget(name: "CGTKHostProbe", dependencies: ["CGTKLoader"], path: "Tests/CGTKHostProbe"),
    .target(name: "WindowTesting", path: "Tests/WindowTesting"),
    .testTarget(name: "CGTKHostTests", dependencies: ["CGTKHostProbe", "WindowTesting"]),
    .testTarget(
        name: "HostTests",
        dependencies: [
            "SwiftUI", "HostHeadless", "HostGTK", "CGTKLoader", "Scripting", "Drawing", "WindowTesting",
        ]),
    .testTarget(name: "GessoTestingTests", dependencies: ["GessoTesting"]),
    // The pages of the gallery are in the folder as a link, and so compiled into the tests.
    .testTarget(
        name: "GalleryTests", dependencies: ["GessoTesting", "SwiftUI"],
        exclude: ["Pages/GalleryApp.swift", "__Pictures__"]),
    .testTarget(name: "ProgramTests", dependencies: ["CoreGraphics", "Codecs", "WindowTesting"]),
    // Prints the list of guesses at the end of `./gesso test`.
    .executableTarget(name: "GessoGuesses", dependencies: ["IdiomData"], path: "Tests/GuessList"),
    .testTarget(
        name: "SourceTests", dependencies: ["GessoCommand", "WindowTesting", "Codecs"], exclude: ["Programs"]),
    .testTarget(name: "GessoCommandTests", dependencies: ["GessoCommand", "Scripting", "WindowTesting"]),
]

let package = Package(
    name: "Gesso",
    products: [
        // For packages: a client links what it uses.
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "GessoTesting", targets: ["GessoTesting"]),
        // What programs link that the command compiles, and a client that opens windows finds beside itself.
        .library(name: "Gesso", type: .dynamic, targets: ["SwiftUI"]),
        .library(name: "GessoGTK", type: .dynamic, targets: ["CGTKHost"]),
        .executable(name: "gesso", targets: ["gesso"]),
    ],
    targets: systemLibraries + foundation + renderers + views + hosts + faces + commands + tests,
    swiftLanguageModes: [.v6]
)
