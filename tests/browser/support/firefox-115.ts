import type { Page } from 'playwright-core'

/** Removes from a loaded page the styles that Firefox before 121 drops, since it has no :has() (decision 49). */
export function asFirefox115(page: Page): Promise<void> {
  return page.evaluate(() => {
    const prune = (within: CSSStyleSheet | CSSGroupingRule) => {
      for (const [index, rule] of [...within.cssRules].entries().toArray().reverse()) {
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(':has(')) within.deleteRule(index)
        else if (rule instanceof CSSGroupingRule) prune(rule)
      }
    }
    for (const sheet of document.styleSheets) prune(sheet)
  })
}
