import type { Page } from 'playwright-core'

/**
 * Does to a page what Chromium's translation does, here into the same words: puts a `font` element in the place of each text,
 * including later ones.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const put = (text: Node) => {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('font, script, style, textarea')) return
      const font = document.createElement('font')
      font.textContent = text.nodeValue
      text.parentNode?.replaceChild(font, text)
    }
    const putAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      texts.forEach(put)
    }
    putAll(document.body)
    const come = ({ target, addedNodes }: MutationRecord) => {
      put(target)
      for (const node of addedNodes) node instanceof Text ? put(node) : putAll(node)
    }
    const watch = new MutationObserver((changes) => changes.forEach(come))
    watch.observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}
