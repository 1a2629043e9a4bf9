// swift-tools-version: 6.2
import PackageDescription

// A package of its own, as somebody would write it who has an app and tests of its views.
let package = Package(
    name: "Tally",
    dependencies: [.package(name: "Gesso", path: "../..")],
    targets: [
        .target(name: "TallyViews", dependencies: [.product(name: "SwiftUI", package: "Gesso")]),
        .executableTarget(
            name: "Tally",
            // GessoGTK opens the windows: without it the app makes a picture.
            dependencies: ["TallyViews", .product(name: "GessoGTK", package: "Gesso")]),
        .testTarget(
            name: "TallyViewsTests", dependencies: ["TallyViews", .product(name: "GessoTesting", package: "Gesso")]),
    ]
)
