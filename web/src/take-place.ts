import { pageIsAlive } from './early-tap.ts'

const focusable = (page: ParentNode) => [
  ...page.querySelectorAll<HTMLElement>('a, button, input, select, textarea'),
]

/**
 * Puts the app where the same page stands as it was rendered at build, in one step: what was typed there stays, and so
 * does the focus, for the two have the same controls. Not hydrated: the way back and the e-mail address are known only
 * here, so their attributes may differ.
 */
export const takePlace = (painted: HTMLElement, made: HTMLElement) => {
  typeAgain(typedIn(painted), made)
  const focused = focusable(painted).findIndex((one) => one === document.activeElement)
  painted.replaceWith(made)
  focusable(made)[focused]?.focus()
  pageIsAlive()
}

type Control = HTMLInputElement | HTMLSelectElement

const controls = (page: ParentNode) => page.querySelectorAll<Control>('form input[name], form select[name]')

/** As a person would: React overrides `value` on each of its inputs, and does not hear of what is set there. */
const type = (control: Control, words: string) => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!
  set!.call(control, words)
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  )
}

/** What was typed into a form before its code was there, by name. */
export const typedIn = (page: ParentNode) => [...controls(page)].map(({ name, value }) => ({ name, value }))

/** Puts it into the form that has taken its place. */
export const typeAgain = (typed: ReturnType<typeof typedIn>, to: ParentNode) => {
  const made = [...controls(to)]
  for (const { name, value } of typed) {
    const control = made.find((one) => one.name === name)
    if (control && value && value !== control.value) type(control, value)
  }
}
