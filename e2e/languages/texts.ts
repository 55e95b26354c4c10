interface FoundText {
  /** Element, and attribute of a label. */
  place: string
  text: string
}

/** Texts of a page in the pseudo-language en-XA. */
export interface Texts {
  /** Visible texts and labels that are not in the brackets of a message. */
  outside: FoundText[]
  /** Texts with `translate="no"`. */
  names: string[]
}

/** Reads the texts of a page in the pseudo-language en-XA. Runs in the browser. */
export const readTexts = (): Texts => {
  const letter = /\p{L}/u
  const labels = [
    'alt',
    'aria-description',
    'aria-label',
    'aria-roledescription',
    'aria-valuetext',
    'label',
    'placeholder',
    'title',
  ]
  const outside: FoundText[] = []
  const names: string[] = []

  const describe = (element: Element) =>
    [element.tagName.toLowerCase(), ...[...element.classList].slice(0, 2)].join('.')
  const isName = (element: Element) => element.closest('[translate]')?.getAttribute('translate') === 'no'
  const areInitials = (text: string, element: Element) =>
    text.trim().length <= 2 && element.closest('[aria-hidden="true"]') !== null
  const isVisible = (element: Element) =>
    (element.closest('select') ?? element).checkVisibility({ visibilityProperty: true })

  const removeMessages = (text: string): string => {
    const rest = text.replaceAll(/\[[^[\]]*\]/g, '')
    return rest === text ? text : removeMessages(rest)
  }

  const checkLabel = (element: Element, name: string, value: string) => {
    const text = removeMessages(value).trim()
    if (!letter.test(text)) return
    if (isName(element)) names.push(text)
    else outside.push({ place: `${describe(element)} ${name}`, text })
  }

  /** Elements in which a bracket opened. A bracket ends with its element, even if it is not closed. */
  let open: Element[] = []
  const checkText = (value: string, element: Element) => {
    open = open.filter((one) => one.contains(element))
    if (isName(element)) {
      if (letter.test(value)) names.push(value.trim())
      return
    }
    let text = ''
    for (const character of value)
      if (character === '[') open.push(element)
      else if (character === ']') open.pop()
      else if (open.length === 0) text += character
    if (letter.test(text) && !areInitials(text, element))
      outside.push({ place: describe(element), text: text.trim() })
  }

  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const node = nodes.currentNode
    const element = node instanceof Element ? node : node.parentElement!
    if (!isVisible(element) || element.matches('textarea')) continue
    if (node === element) {
      for (const name of labels) checkLabel(element, name, element.getAttribute(name) ?? '')
    } else checkText(node.nodeValue ?? '', element)
  }
  checkLabel(document.documentElement, 'title', document.title)
  return { outside, names }
}

/** Lists texts that their container cuts off. Runs in the browser. */
export const listCutTexts = () => {
  const describe = (element: Element) =>
    [element.tagName.toLowerCase(), ...[...element.classList].slice(0, 2)].join('.')
  // elements for screen readers are one pixel wide, and a carousel cuts the slides beside the current one
  const isIntended = (element: Element) =>
    element.clientWidth <= 1 ||
    element.closest('.swiper') !== null ||
    getComputedStyle(element).textOverflow === 'ellipsis' ||
    getComputedStyle(element).webkitLineClamp !== 'none'
  const findClip = (element: Element | null): Element | null => {
    if (!element || element === document.body) return null
    const { overflowX } = getComputedStyle(element)
    if (overflowX === 'auto' || overflowX === 'scroll') return null
    return overflowX === 'visible' ? findClip(element.parentElement) : element
  }
  const cut: string[] = []
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const element = nodes.currentNode.parentElement!
    const text = nodes.currentNode.nodeValue?.trim()
    const clip = findClip(element)
    if (!clip || !text || !element.checkVisibility({ visibilityProperty: true }) || isIntended(clip)) continue
    const range = document.createRange()
    range.selectNodeContents(nodes.currentNode)
    const shown = range.getBoundingClientRect()
    const box = clip.getBoundingClientRect()
    const isPartlyInside = shown.left < box.right && shown.right > box.left
    if (isPartlyInside && (shown.right > box.right + 1 || shown.left < box.left - 1))
      cut.push(`${describe(clip)} cuts: ${text}`)
  }
  return cut
}
