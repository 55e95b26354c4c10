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

/** Puts what was typed into a form before its code was there into the form that takes its place. */
export const typeAgain = (from: ParentNode, to: ParentNode) => {
  const made = [...controls(to)]
  for (const { name, value } of controls(from)) {
    const control = made.find((one) => one.name === name)
    if (control && value && value !== control.value) type(control, value)
  }
}
