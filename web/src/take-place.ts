import { pageIsAlive } from './early-tap.ts'
import { typeAgain } from './lib/typed-early.ts'

const focusable = (page: ParentNode) => [
  ...page.querySelectorAll<HTMLElement>('a, button, input, select, textarea'),
]

/**
 * Puts the app where the same page stands as it was rendered at build, in one step: what was typed there stays, and so
 * does the focus, for the two have the same controls. Not hydrated: the way back and the e-mail address are known only
 * here, so their attributes may differ.
 */
export const takePlace = (painted: HTMLElement, made: HTMLElement) => {
  typeAgain(painted, made)
  const focused = focusable(painted).findIndex((one) => one === document.activeElement)
  painted.replaceWith(made)
  focusable(made)[focused]?.focus()
  pageIsAlive()
}
