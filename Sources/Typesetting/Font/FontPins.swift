import CTypesetting

/// The font files that recorded pictures were made with. A picture drawn with another version differs for no fault of
/// ours, so tests of pictures check the pins first.
package enum FontPins {
    /// SHA-256 by path: the faces that the reference pictures use, as in Debian 12.
    package static let table: [String: String] = [
        "/usr/share/fonts/opentype/inter/Inter-Black.otf":
            "d108d003dd5e5a692a586e25aec09f5643f8078613e53d6d5e7ae45e1adf2fb4",
        "/usr/share/fonts/opentype/inter/Inter-Bold.otf":
            "1e9dfd6a6e33ac63a8fe3b4ed7ae0df9eac2d0b25e444e8e7daef4ac77943fc1",
        "/usr/share/fonts/opentype/inter/Inter-Italic.otf":
            "45ecfe6cbadfd4803de6214e02c336a95163a7703973bc8a5ce7ac2d174ecaf7",
        "/usr/share/fonts/opentype/inter/Inter-Light.otf":
            "e66f130fbadda71e297a9a78025e2f05e8d225ae9dfcea9f51f6570b68fdd905",
        "/usr/share/fonts/opentype/inter/Inter-Medium.otf":
            "99dab2bdcb613c4c8264000a94351d1227f74dc95a86d1249493aeee0c0179c4",
        "/usr/share/fonts/opentype/inter/Inter-Regular.otf":
            "a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc",
        "/usr/share/fonts/opentype/inter/Inter-SemiBold.otf":
            "8c1990b6012254ea2b487161697d107357dd0ee55811cfd91c8c11227bbef457",
        "/usr/share/fonts/opentype/inter/InterDisplay-Black.otf":
            "6827cddb859145f5bad353666e92b35bce2a6807051e4a2bf7e93ae4832a30fa",
        "/usr/share/fonts/opentype/inter/InterDisplay-Bold.otf":
            "2738619937fdcd1f0a331ea68d74ef6f9619a6eaaa1f904c73ceafc6c99879d6",
        "/usr/share/fonts/opentype/inter/InterDisplay-Light.otf":
            "3c1ca9b58f22f6c0a736704bc62e754eeb15981f4b93bb510963f3d9a8297a23",
        "/usr/share/fonts/opentype/inter/InterDisplay-Medium.otf":
            "c6c1495a1d948689718b853983b699a86488c2a044fbc1317b64545eb78176bd",
        "/usr/share/fonts/opentype/inter/InterDisplay-Regular.otf":
            "82132edfc052b9f30a4bec53c9089cc5f1e6a0d4aa3b3aa3dfdd1eca89123780",
        "/usr/share/fonts/opentype/inter/InterDisplay-SemiBold.otf":
            "1db59eb44058d96bd1eb258317ecc33e9766e96726939eb6850987dcda47ef5e",
        "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc":
            "b76b0433203017ca80401b2ee0dd69350349871c4b19d504c34dbdd80541690a",
        "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf":
            "2964f6dac8e6e9d71613928340f17bf868e9ea51692cca333c79e74962f02233",
        "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf":
            "0f5db4f1749979d961019838b160bec74abdf7f9eca69553fe1aa856bbff49a4",
        "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf":
            "e5899ed38b8ed83e08bd3ac5de09791e9d19d288333a796de1d35ad17396f1ec",
        "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf":
            "504d7407d86875acf7d04dfaa0fd7524d0b8797723bc4aa18022f29db25b0b6e",
        "/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf":
            "79a470365ccb210fa3c7d8d8ff2e005ef9d983cfd067f735a0caf7e15070ca9f",
        "/usr/share/fonts/truetype/noto/NotoSerif-Bold.ttf":
            "0af0ff2be8f84910fb21ec5fe1b6b7395e3073250502a334baf6ca2f860c88fe",
        "/usr/share/fonts/truetype/noto/NotoSerif-Regular.ttf":
            "9d7583b7dc9e812afd32a14280c5cac3160012efe50c8d08938f4fea266ff67f",
    ]

    /// What is missing or other than pinned, a sentence each; empty when all is as it should be.
    package static func mismatches(in table: [String: String] = table) -> [String] {
        table.sorted { $0.key < $1.key }.compactMap { file, expected in
            guard let found = digest(of: file) else { return "\(file) is missing; install its package." }
            return found == expected
                ? nil
                : "\(file) is another version (SHA-256 \(found), pinned \(expected)); pictures cannot be compared."
        }
    }

    /// The SHA-256 of a file in hexadecimal; nil when it cannot be read.
    package static func digest(of file: String) -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 65) { buffer in
            gesso_file_digest(file, buffer.baseAddress) ? String(cString: buffer.baseAddress!) : nil
        }
    }
}
