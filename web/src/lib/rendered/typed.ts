type Control = HTMLInputElement | HTMLSelectElement

const isControl = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

const controls = (page: ParentNode) => [
  ...page.querySelectorAll<Control>('form input[name], form select[name]'),
]

const focusable = (page: ParentNode) => [
  ...page.querySelectorAll<HTMLElement>('a, button, input, select, textarea'),
]

/** Calls the native setter, because React overrides `value` on its inputs and would not notice the change. */
const type = (control: Control, text: string) => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!
  set!.call(control, text)
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  )
}

/** Records input and focus, which forms may reset when the page hydrates. Returns a function that restores both. */
export const preserveInput = (page: HTMLElement) => {
  const input = new Map(controls(page).map(({ name, value }) => [name, value]))
  const readTyped = ({ target }: Event) => {
    if (isControl(target)) input.set(target.name, target.value)
  }
  let focused = document.activeElement
  let place = focusable(page).findIndex((one) => one === focused)
  const readFocus = ({ target }: Event) => {
    focused = target as Element
    place = focusable(page).findIndex((one) => one === focused)
  }
  page.addEventListener('input', readTyped)
  page.addEventListener('focusin', readFocus)
  return () => {
    page.removeEventListener('input', readTyped)
    page.removeEventListener('focusin', readFocus)
    for (const control of controls(page)) {
      const value = input.get(control.name)
      if (value && value !== control.value) type(control, value)
    }
    if (!focused?.isConnected) focusable(page)[place]?.focus()
  }
}
