// A stand-in for the part of SwiftUI that the article "Use it in an iOS app" uses, written from Apple's documentation.
//
// Linux has no SwiftUI. With this module, the compiler checks how the article's views use AlmanacKit. It draws nothing.

@MainActor package protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  package var body: Never { fatalError("This view has no body.") }
}

/// A view without a body.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  package var body: Never { fatalError("This view has no body.") }
}

package struct TupleView<each Content: View>: PrimitiveView {}
package struct EitherView<First: View, Second: View>: PrimitiveView {}

extension Optional: View where Wrapped: View {
  package var body: Never { fatalError("This view has no body.") }
}

@resultBuilder package enum ViewBuilder {
  package static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    repeat each Content
  > {
    TupleView()
  }
  package static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  package static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  package static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }
  package static func buildEither<First: View, Second: View>(first: First) -> EitherView<First, Second> {
    EitherView()
  }
  package static func buildEither<First: View, Second: View>(second: Second) -> EitherView<First, Second> {
    EitherView()
  }
}

@propertyWrapper package struct State<Value> {
  private let stored: Value
  package init(wrappedValue: Value) { stored = wrappedValue }
  package var wrappedValue: Value {
    get { stored }
    nonmutating set {}
  }
  package var projectedValue: Binding<Value> { Binding(stored) }
}

@propertyWrapper @dynamicMemberLookup package struct Binding<Value> {
  private let stored: Value
  fileprivate init(_ value: Value) { stored = value }
  package var wrappedValue: Value {
    get { stored }
    nonmutating set {}
  }
  package var projectedValue: Binding<Value> { self }
  package subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(stored[keyPath: path])
  }
}

extension Binding: Sendable where Value: Sendable {}

package enum Font: Sendable {
  case headline
  package enum Weight: Sendable { case regular, bold }
}

package struct Text: PrimitiveView {
  package init(_ content: some StringProtocol) {}
}

package struct Image: PrimitiveView {
  package init(systemName: String) {}
}

package struct Button<Label: View>: PrimitiveView {
  package init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
  package init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

package struct TextField: PrimitiveView {
  package init(_ title: some StringProtocol, text: Binding<String>) {}
}

package struct Picker<Selection: Hashable, Content: View>: PrimitiveView {
  package init(
    _ title: some StringProtocol, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {}
}

package struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  package init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}
extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  package init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

package struct Grid<Content: View>: PrimitiveView { package init(@ViewBuilder content: () -> Content) {} }
package struct GridRow<Content: View>: PrimitiveView { package init(@ViewBuilder content: () -> Content) {} }
package struct HStack<Content: View>: PrimitiveView { package init(@ViewBuilder content: () -> Content) {} }
package struct VStack<Content: View>: PrimitiveView { package init(@ViewBuilder content: () -> Content) {} }

extension View {
  package func accessibilityLabel(_ label: some StringProtocol) -> some View { self }
  package func disabled(_ isDisabled: Bool) -> some View { self }
  package func font(_ font: Font?) -> some View { self }
  package func fontWeight(_ weight: Font.Weight?) -> some View { self }
  package func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View { self }
}
