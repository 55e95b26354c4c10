const entities: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
}

const unescaped = (text: string) => text.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => entities[entity]!)

/** Moves style attributes to stylesheet rules, because the content security policy allows only hashed stylesheets. */
export const moveStyleAttributes = (html: string) => {
  const rules = new Map<string, number>()
  const marked = html.replace(/(<[a-z][^<>]*?) style="([^"]*)"/g, (_, before: string, escaped: string) => {
    const declarations = unescaped(escaped)
    if (/[{}<>]/.test(declarations)) return before
    if (!rules.has(declarations)) rules.set(declarations, rules.size)
    return `${before} data-style="${rules.get(declarations)}"`
  })
  const styles = [...rules].map(([declarations, at]) => `[data-style="${at}"]{${declarations}}`).join('')
  return { html: marked, styles }
}

/** Restores inline styles by script, which the content security policy allows. Hydration does not restore styles. */
export const restoreStyles = (page: ParentNode) => {
  const sheet = document.querySelector<HTMLStyleElement>('style#rendered-styles')
  const all = [...(sheet?.sheet?.cssRules ?? [])] as CSSStyleRule[]
  // filters first, because the numbers in `data-style` count only these rules
  const rules = all.filter(({ selectorText }) => selectorText?.startsWith('[data-style='))
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = rules[Number(element.dataset['style'])]?.style.cssText ?? ''
    delete element.dataset['style']
  }
}
