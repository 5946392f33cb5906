import Foundation

/// An article as the server sends it.
@objc(NAArticle)
final class Article: NSObject, Decodable {
    let title: String
    let body: String
    let photos: [URL]
    let comments: [String]
}

/// A story of the audio briefing.
struct Briefing: Decodable {
    var title: String
    var length: String
    var audio: URL

    static var today: [Briefing] = []
}

/// Asks the server.
final class Newsroom {
    static let shared = Newsroom()
    private let session = URLSession(configuration: .default)

    func headlines(_ completion: @escaping ([Article]) -> Void) {
        let url = URL(string: "https://news.example.com/headlines.json")!
        session.dataTask(with: url) { data, _, _ in
            let articles = data.flatMap { try? JSONDecoder().decode([Article].self, from: $0) }
            DispatchQueue.main.async { completion(articles ?? []) }
        }.resume()
    }
}
