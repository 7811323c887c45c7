/** Removes from a page what Safari 16.4 lacks and the portal uses if available (decision 49); an init script. */
export function asSafari16(): void {
  const lacking: [object, string[]][] = [
    [AbortSignal, ['any']],
    [Blob.prototype, ['bytes']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers']],
    [URL, ['parse', 'canParse']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [window, ['requestIdleCallback', 'ClipboardItem']],
    [Element.prototype, ['checkVisibility']],
    [Iterator.prototype, ['map', 'filter', 'toArray', 'some', 'every', 'find', 'forEach', 'reduce', 'flatMap']],
  ]
  for (const [owner, names] of lacking) for (const name of names) Reflect.deleteProperty(owner, name)
  // Without this, the attributes alone would still have the effect of the methods.
  const { setAttribute } = Element.prototype
  Object.assign(Element.prototype, {
    setAttribute(this: Element, name: string, value: string) {
      if (!/^popover/i.test(name)) setAttribute.call(this, name, value)
    },
  })
}
