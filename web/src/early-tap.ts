/*
 * A page rendered at build shows its buttons before its code is there. A tap that comes so early is kept by the first
 * script, hurries the code, and is done again when the page is alive: on the same button, or on the one in its place. No
 * form is sent by the browser itself, which would put a password into the address.
 */
const tapped = 'i-one:tapped'
const alive = 'i-one:alive'
const page = document.documentElement.dataset

const buttons = () => [...document.querySelectorAll<HTMLElement>('#root button')]

export const keepEarlyTap = () => {
  let button: HTMLElement | null = null
  let place = -1
  const keep = (event: MouseEvent) => {
    button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    place = buttons().indexOf(button)
    page['tapped'] = ''
    window.dispatchEvent(new Event(tapped))
  }
  const goOn = () => {
    document.removeEventListener('click', keep, true)
    if (button?.isConnected) button.click()
    else buttons()[place]?.click()
  }
  document.addEventListener('click', keep, true)
  window.addEventListener(alive, goOn, { once: true })
}

export const onEarlyTap = (then: () => void) => {
  if ('tapped' in page) then()
  else window.addEventListener(tapped, then, { once: true })
}

export const pageIsAlive = () => window.dispatchEvent(new Event(alive))
