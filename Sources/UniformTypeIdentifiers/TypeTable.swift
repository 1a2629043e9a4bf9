/// A kind of data of the system.
struct TypeRow {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let mimeTypes: [String]
    let name: String?

    init(
        _ identifier: String, _ parents: [String], _ extensions: [String] = [], _ mimeTypes: [String] = [],
        name: String? = nil
    ) {
        self.identifier = identifier
        self.parents = parents
        self.extensions = extensions
        self.mimeTypes = mimeTypes
        self.name = name
    }
}

/// The kinds of data of the system, as Apple documents them. Where several have a tag, the first is meant by it.
enum TypeTable {
    static let rows: [TypeRow] = [
        TypeRow("public.item", [], name: "item"),
        TypeRow("public.content", [], name: "content"),
        TypeRow("public.composite-content", ["public.content"], name: "composite content"),
        TypeRow("public.disk-image", ["public.data", "public.content"], name: "disk image"),
        TypeRow("public.data", ["public.item"], [], ["application/octet-stream"], name: "data"),
        TypeRow("public.directory", ["public.item"], name: "directory"),
        TypeRow("com.apple.resolvable", []),
        TypeRow("public.symlink", ["public.item", "com.apple.resolvable"], name: "symbolic link"),
        TypeRow("public.executable", ["public.item"], name: "executable"),
        TypeRow("com.apple.mount-point", ["public.item", "com.apple.resolvable"], name: "mount point"),
        TypeRow("com.apple.alias-file", ["public.data", "com.apple.resolvable"], name: "alias"),
        TypeRow("com.apple.bookmark", ["public.data", "com.apple.resolvable"], name: "bookmark"),
        TypeRow("public.url", ["public.data"], name: "URL"),
        TypeRow("public.file-url", ["public.url"], name: "file URL"),
        TypeRow("public.text", ["public.data", "public.content"], name: "text"),
        TypeRow("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"], name: "text"),
        TypeRow("public.utf8-plain-text", ["public.plain-text"], name: "Unicode text"),
        TypeRow("public.utf16-external-plain-text", ["public.plain-text"], name: "Unicode text"),
        TypeRow("public.utf16-plain-text", ["public.plain-text"], name: "Unicode text"),
        TypeRow("public.delimited-values-text", ["public.text"], name: "delimited text"),
        TypeRow(
            "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"],
            ["text/csv", "text/comma-separated-values"], name: "CSV"),
        TypeRow(
            "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"],
            ["text/tab-separated-values"], name: "tab-separated text"),
        TypeRow(
            "public.utf8-tab-separated-values-text", ["public.tab-separated-values-text", "public.utf8-plain-text"],
            name: "tab-separated text"),
        TypeRow("public.rtf", ["public.text"], ["rtf"], ["text/rtf", "application/rtf"], name: "RTF"),
        TypeRow("public.html", ["public.text"], ["html", "htm", "shtml"], ["text/html"], name: "HTML"),
        TypeRow("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"], name: "XML"),
        TypeRow("public.yaml", ["public.text"], ["yml", "yaml"], ["application/x-yaml"], name: "YAML"),
        TypeRow("public.css", ["public.text"], ["css"], ["text/css"], name: "CSS"),
        TypeRow("public.source-code", ["public.plain-text"], name: "source code"),
        TypeRow("public.assembly-source", ["public.source-code"], ["s"], name: "assembly source"),
        TypeRow("public.c-source", ["public.source-code"], ["c"], name: "C source"),
        TypeRow("public.objective-c-source", ["public.source-code"], ["m"], name: "Objective-C source"),
        TypeRow("public.swift-source", ["public.source-code"], ["swift"], name: "Swift source"),
        TypeRow(
            "public.c-plus-plus-source", ["public.source-code"], ["cpp", "cc", "cxx", "cp", "c++"], name: "C++ source"),
        TypeRow("public.objective-c-plus-plus-source", ["public.source-code"], ["mm"], name: "Objective-C++ source"),
        TypeRow("public.c-header", ["public.source-code"], ["h"], name: "C header"),
        TypeRow("public.c-plus-plus-header", ["public.source-code"], ["hpp", "hh", "hxx", "h++"], name: "C++ header"),
        TypeRow("public.script", ["public.source-code"], name: "script"),
        TypeRow("com.apple.applescript.text", ["public.script"], ["applescript"], name: "AppleScript"),
        TypeRow(
            "com.netscape.javascript-source", ["public.source-code", "public.executable"], ["js", "mjs"],
            ["text/javascript", "application/javascript"], name: "JavaScript"),
        TypeRow("public.shell-script", ["public.script"], ["sh", "command"], name: "shell script"),
        TypeRow("public.python-script", ["public.script"], ["py"], ["text/x-python-script"], name: "Python script"),
        TypeRow("public.ruby-script", ["public.script"], ["rb", "rbw"], ["text/ruby-script"], name: "Ruby script"),
        TypeRow("public.perl-script", ["public.script"], ["pl", "pm"], ["text/x-perl-script"], name: "Perl script"),
        TypeRow(
            "public.php-script", ["public.script"], ["php", "php3", "php4", "ph3", "ph4", "phtml"],
            ["text/php", "application/php"], name: "PHP script"),
        TypeRow("public.json", ["public.text"], ["json"], ["application/json"], name: "JSON"),
        TypeRow("com.apple.property-list", ["public.data"], ["plist"], name: "property list"),
        TypeRow("com.apple.xml-property-list", ["public.xml", "com.apple.property-list"], name: "property list"),
        TypeRow("com.apple.binary-property-list", ["com.apple.property-list"], name: "property list"),
        TypeRow(
            "com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"],
            name: "PDF document"),
        TypeRow(
            "com.apple.rtfd", ["com.apple.package", "public.composite-content"], ["rtfd"],
            name: "rich text with attachments"),
        TypeRow(
            "com.apple.flat-rtfd", ["public.data", "public.composite-content"], name: "rich text with attachments"),
        TypeRow(
            "com.apple.webarchive", ["public.data", "public.composite-content"], ["webarchive"],
            ["application/x-webarchive"], name: "web archive"),
        TypeRow("public.image", ["public.data", "public.content"], name: "image"),
        TypeRow("public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg"], name: "JPEG image"),
        TypeRow("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"], name: "TIFF image"),
        TypeRow("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"], name: "GIF image"),
        TypeRow("public.png", ["public.image"], ["png"], ["image/png"], name: "PNG image"),
        TypeRow("com.apple.icns", ["public.image"], ["icns"], name: "icon"),
        TypeRow("com.microsoft.bmp", ["public.image"], ["bmp"], ["image/bmp"], name: "BMP image"),
        TypeRow("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon"], name: "icon"),
        TypeRow("public.camera-raw-image", ["public.image"], name: "raw image"),
        TypeRow(
            "public.svg-image", ["public.image", "public.xml"], ["svg", "svgz"], ["image/svg+xml"], name: "SVG image"),
        TypeRow("com.apple.live-photo", [], name: "Live Photo"),
        TypeRow("public.heif", ["public.image"], ["heif"], ["image/heif"], name: "HEIF image"),
        TypeRow("public.heic", ["public.heif"], ["heic"], ["image/heic"], name: "HEIC image"),
        TypeRow("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"], name: "WebP image"),
        TypeRow("public.3d-content", ["public.content"], name: "3D content"),
        TypeRow("com.pixar.universal-scene-description", ["public.3d-content", "public.data"], ["usd"], name: "USD"),
        TypeRow(
            "com.pixar.universal-scene-description-mobile", ["com.pixar.universal-scene-description"], ["usdz"],
            ["model/vnd.usdz+zip"], name: "USDZ"),
        TypeRow(
            "com.apple.reality", ["public.3d-content", "public.data"], ["reality"], ["model/vnd.reality"],
            name: "Reality file"),
        TypeRow("com.apple.scenekit.scene", ["public.3d-content", "public.data"], ["scn"], name: "scene"),
        TypeRow("com.apple.arobject", ["public.data"], ["arobject"], name: "AR object"),
        TypeRow("public.audiovisual-content", ["public.data", "public.content"], name: "audiovisual content"),
        TypeRow("public.movie", ["public.audiovisual-content"], name: "movie"),
        TypeRow("public.video", ["public.movie"], name: "video"),
        TypeRow("public.audio", ["public.audiovisual-content"], name: "audio"),
        TypeRow(
            "com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"], name: "QuickTime movie"),
        TypeRow(
            "public.mpeg", ["public.movie"], ["mpg", "mpeg", "mpe", "m75", "m15"], ["video/mpeg"], name: "MPEG movie"),
        TypeRow("public.mpeg-2-video", ["public.video"], ["m2v"], ["video/mpeg2"], name: "MPEG-2 video"),
        TypeRow("public.mpeg-2-transport-stream", ["public.movie"], ["ts"], name: "MPEG-2 transport stream"),
        TypeRow("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg", "audio/mp3"], name: "MP3 audio"),
        TypeRow("public.mpeg-4", ["public.movie"], ["mp4", "mpg4"], ["video/mp4"], name: "MPEG-4 movie"),
        TypeRow("public.mpeg-4-audio", ["public.audio"], ["m4a", "mp4a"], ["audio/mp4"], name: "MPEG-4 audio"),
        TypeRow("com.apple.protected-mpeg-4-audio", ["public.audio"], ["m4p"], name: "protected audio"),
        TypeRow("com.apple.protected-mpeg-4-video", ["public.movie"], ["m4v"], name: "protected video"),
        TypeRow("public.avi", ["public.movie"], ["avi", "vfw"], ["video/avi", "video/x-msvideo"], name: "AVI movie"),
        TypeRow(
            "public.aiff-audio", ["public.audio"], ["aiff", "aif"], ["audio/aiff", "audio/x-aiff"], name: "AIFF audio"),
        TypeRow(
            "com.microsoft.waveform-audio", ["public.audio"], ["wav", "wave"],
            ["audio/vnd.wave", "audio/wav", "audio/x-wav"], name: "WAV audio"),
        TypeRow("public.midi-audio", ["public.audio"], ["midi", "mid", "smf"], ["audio/midi"], name: "MIDI"),
        TypeRow("public.playlist", ["public.data"], name: "playlist"),
        TypeRow(
            "public.m3u-playlist", ["public.playlist", "public.text"], ["m3u", "m3u8"], ["audio/x-mpegurl"],
            name: "M3U playlist"),
        TypeRow("public.folder", ["public.directory"], name: "folder"),
        TypeRow("public.volume", ["public.folder"], name: "volume"),
        TypeRow("com.apple.package", ["public.directory"], name: "package"),
        TypeRow("com.apple.bundle", ["public.directory"], ["bundle"], name: "bundle"),
        TypeRow("com.apple.plugin", ["com.apple.bundle", "com.apple.package"], ["plugin"], name: "plug-in"),
        TypeRow("com.apple.metadata-importer", ["com.apple.plugin"], ["mdimporter"], name: "importer"),
        TypeRow("com.apple.quicklook-generator", ["com.apple.plugin"], ["qlgenerator"], name: "generator"),
        TypeRow("com.apple.xpc-service", ["com.apple.bundle", "com.apple.package"], ["xpc"], name: "service"),
        TypeRow("com.apple.framework", ["com.apple.bundle"], ["framework"], name: "framework"),
        TypeRow("com.apple.application", ["public.executable"], name: "application"),
        TypeRow(
            "com.apple.application-bundle", ["com.apple.application", "com.apple.bundle", "com.apple.package"], ["app"],
            name: "application"),
        TypeRow("com.apple.application-and-system-extension", ["com.apple.xpc-service"], ["appex"], name: "extension"),
        TypeRow("public.unix-executable", ["public.data", "public.executable"], name: "executable"),
        TypeRow(
            "com.microsoft.windows-executable", ["public.data", "public.executable"], ["exe"],
            ["application/x-msdownload"], name: "Windows program"),
        TypeRow("com.apple.systempreference.prefpane", ["com.apple.plugin"], ["prefpane"], name: "preference pane"),
        TypeRow("public.archive", ["public.data"], name: "archive"),
        TypeRow(
            "org.gnu.gnu-zip-archive", ["public.archive"], ["gz", "gzip"], ["application/gzip", "application/x-gzip"],
            name: "gzip archive"),
        TypeRow(
            "public.bzip2-archive", ["public.archive"], ["bz2", "bzip2"],
            ["application/x-bzip2", "application/x-bzip"], name: "bzip2 archive"),
        TypeRow(
            "public.zip-archive", ["public.archive"], ["zip"], ["application/zip", "application/x-zip-compressed"],
            name: "ZIP archive"),
        TypeRow("com.apple.archive", ["public.archive"], ["aar", "yaa"], name: "Apple archive"),
        TypeRow("public.tar-archive", ["public.archive"], ["tar"], ["application/x-tar"], name: "tar archive"),
        TypeRow("public.spreadsheet", ["public.content"], name: "spreadsheet"),
        TypeRow("public.presentation", ["public.composite-content"], name: "presentation"),
        TypeRow("public.database", ["public.data"], name: "database"),
        TypeRow("public.message", [], name: "message"),
        TypeRow("public.contact", [], name: "contact"),
        TypeRow(
            "public.vcard", ["public.text", "public.contact"], ["vcf", "vcard"],
            ["text/vcard", "text/x-vcard", "text/directory"], name: "contact card"),
        TypeRow("public.to-do-item", [], name: "to-do item"),
        TypeRow("public.calendar-event", [], name: "calendar event"),
        TypeRow("public.email-message", ["public.message"], name: "email"),
        TypeRow("com.apple.internet-location", ["public.data", "com.apple.resolvable"], name: "internet location"),
        TypeRow(
            "com.microsoft.internet-shortcut", ["public.data", "com.apple.resolvable"], ["url"],
            name: "internet shortcut"),
        TypeRow("public.font", ["public.data"], name: "font"),
        TypeRow("public.bookmark", [], name: "bookmark"),
        TypeRow("com.rsa.pkcs-12", ["public.data"], ["p12", "pfx"], ["application/x-pkcs12"], name: "certificate"),
        TypeRow(
            "public.x509-certificate", ["public.data"], ["cer", "crt", "der"], ["application/x-x509-ca-cert"],
            name: "certificate"),
        TypeRow(
            "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"], ["application/epub+zip"],
            name: "EPUB"),
        TypeRow("public.log", ["public.plain-text"], ["log"], name: "log"),
        TypeRow("public.make-source", ["public.script"], ["mk"], name: "makefile"),
        TypeRow("com.apple.haptics.ahap", ["public.data"], ["ahap"], name: "haptic pattern"),
        TypeRow("public.geojson", ["public.json"], ["geojson"], ["application/geo+json"], name: "GeoJSON"),
    ]
}
