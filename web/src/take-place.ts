import { pageIsAlive } from './early-tap.ts'
import { typeAgain } from './lib/typed-early.ts'

/**
 * Puts the app where the same page stands as it was rendered at build, in one step: what was typed there stays, and so
 * does the focus. Not hydrated: the way back and the e-mail address are known only here, so the two may differ.
 */
export const takePlace = (painted: HTMLElement, made: HTMLElement) => {
  typeAgain(painted, made)
  const focused = painted.contains(document.activeElement) && document.activeElement?.getAttribute('name')
  painted.replaceWith(made)
  if (focused) made.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus()
  pageIsAlive()
}
