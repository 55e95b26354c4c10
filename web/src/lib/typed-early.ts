let typed: Record<string, string> = {}

/** Keeps what was typed into the form of a page rendered at build, for the app's own form while `render` makes it. */
export const withTyped = (page: Element, render: () => void) => {
  const form = page.querySelector('form')
  const words = form ? [...new FormData(form)] : []
  typed = Object.fromEntries(words.filter((word): word is [string, string] => Boolean(word[1])))
  render()
  typed = {}
}

/** The values a form begins with: what was typed before its code was there, else the given ones. */
export const orTyped = <Values extends object>(values: Values): Values => {
  const early = Object.entries(typed).filter(([name]) => name in values)
  return { ...values, ...Object.fromEntries(early) }
}
