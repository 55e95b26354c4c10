/*
 * A page rendered at build shows its buttons before its code is there. A tap that comes so early is kept by the first
 * script, hurries the code, and is done again when the page is alive.
 */
const tapped = 'i-one:tapped'
const alive = 'i-one:alive'
const page = document.documentElement.dataset

export const keepEarlyTap = () => {
  let button: HTMLElement | null = null
  const keep = (event: MouseEvent) => {
    button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    event.stopPropagation()
    page['tapped'] = ''
    window.dispatchEvent(new Event(tapped))
  }
  const goOn = () => {
    document.removeEventListener('click', keep, true)
    button?.click()
  }
  document.addEventListener('click', keep, true)
  window.addEventListener(alive, goOn, { once: true })
}

export const onEarlyTap = (then: () => void) => {
  if ('tapped' in page) then()
  else window.addEventListener(tapped, then, { once: true })
}

export const pageIsAlive = () => window.dispatchEvent(new Event(alive))
