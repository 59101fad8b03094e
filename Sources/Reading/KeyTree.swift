/// The keys of a JSON text, each with the one around it: a path for each would take a multiple of the text.
struct KeyTree {
  /// A key, or an element of a list, by its number; two with the same path are one.
  typealias Node = Int32

  /// The whole text.
  static let root: Node = -1

  /// The keys that stand in their object for the second time, in the order of the text.
  private(set) var repeated: [(node: Node, place: TextPlace)] = []

  private struct Step: Hashable {
    let parent: Node
    let name: String
  }

  private var steps: [Step] = []
  private var nodes: [Step: Node] = [:]
  /// Where the keys stand; an element of a list has no place.
  private var places: [TextPlace?] = []

  /// Adds an element of a list, unless it is there.
  mutating func add(_ name: String, to parent: Node) -> Node {
    let step = Step(parent: parent, name: name)
    if let node = nodes[step] { return node }
    let node = Node(steps.count)
    nodes[step] = node
    steps.append(step)
    places.append(nil)
    return node
  }

  /// Adds a key; the place of one that is there is that of the first.
  mutating func add(_ name: String, to parent: Node, at place: TextPlace) -> Node {
    let node = add(name, to: parent)
    if places[Int(node)] == nil {
      places[Int(node)] = place
    } else {
      repeated.append((node, place))
    }
    return node
  }

  /// The place of the key at a path, or of the closest one around it; `nil` if there is none.
  func place(of path: [String]) -> TextPlace? {
    var node = Self.root
    var place: TextPlace?
    for name in path {
      guard let child = nodes[Step(parent: node, name: name)] else { return place }
      place = places[Int(child)] ?? place
      node = child
    }
    return place
  }

  /// The path of a node.
  func path(of node: Node) -> [String] {
    let around = sequence(first: node) { node in steps[Int(node)].parent }
    return around.prefix { $0 != Self.root }.map { steps[Int($0)].name }.reversed()
  }
}
