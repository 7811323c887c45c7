// A browser's translation replaces each text node with a `font` element. React and Preact keep references to the original text
// nodes: writing to them would show nothing, and removing them or inserting before them would throw.
const replacements = new WeakMap<Node, Node>()

function restore(text: Node | null): void {
  const standIn = text && replacements.get(text)
  if (!standIn) return
  replacements.delete(text)
  standIn.parentNode?.replaceChild(text, standIn)
}

const watch = new MutationObserver((changes) => {
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
    // The browser translates the text again once it is back in its place.
    if (type === 'characterData') restore(target)
    const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT')
    if (!standIn) continue
    for (const node of removedNodes) {
      if (!(node instanceof Text) || node.isConnected) continue
      replacements.set(node, standIn)
      watch.observe(node, { characterData: true })
    }
  }
})
watch.observe(document.body, { childList: true, subtree: true })

const { insertBefore, removeChild } = Node.prototype
Object.assign(Node.prototype, {
  insertBefore(this: Node, node: Node, before: Node | null) {
    restore(before)
    return insertBefore.call(this, node, before)
  },
  removeChild(this: Node, child: Node) {
    restore(child)
    return removeChild.call(this, child)
  },
})
