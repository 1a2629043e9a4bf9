import Foundation

extension URLError {
    init(_ code: Code, in url: URL, message: String? = nil) {
        var information: [String: Any] = [NSURLErrorFailingURLErrorKey: url]
        if let message { information[NSLocalizedDescriptionKey] = "\(url.absoluteString): \(message)" }
        self.init(code, userInfo: information)
    }
}

extension URLError.Code {
    /// What a code of libcurl's is called here, by the lists of both.
    init(transfer code: Int32) {
        self =
            switch code {
            case 1: .unsupportedURL
            case 3: .badURL
            case 5, 7: .cannotConnectToHost
            case 6: .cannotFindHost
            case 23, 63: .dataLengthExceedsMaximum
            case 28: .timedOut
            case 35, 58, 59, 77, 83: .secureConnectionFailed
            case 42: .cancelled
            case 47: .httpTooManyRedirects
            case 51, 60: .serverCertificateUntrusted
            case 18, 52, 55, 56: .networkConnectionLost
            case 61: .cannotDecodeContentData
            default: .unknown
            }
    }
}
