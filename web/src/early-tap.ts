/*
 * A page rendered at build shows its buttons before its code is there. The first script keeps taps that come so early,
 * hurries the code, and they are done again in their order, on the same button or the one in its place; one tapped
 * again out of impatience is done once. The browser sends no form itself: that would put a password into the address.
 */
const tapped = 'i-one:tapped'
const alive = 'i-one:alive'
const page = () => document.documentElement.dataset

const buttons = () => [...document.querySelectorAll<HTMLElement>('#root button')]

export const keepEarlyTap = () => {
  const taps: { button: HTMLElement; place: number }[] = []
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    if (taps.at(-1)?.button !== button) taps.push({ button, place: buttons().indexOf(button) })
    page()['tapped'] = ''
    window.dispatchEvent(new Event(tapped))
  }
  const goOn = () => {
    document.removeEventListener('click', keep, true)
    doNext()
  }
  const doNext = () => {
    const tap = taps.shift()
    if (!tap) return
    if (tap.button.isConnected) tap.button.click()
    else buttons()[tap.place]?.click()
    // the page takes one in before the next
    setTimeout(doNext)
  }
  document.addEventListener('click', keep, true)
  window.addEventListener(alive, goOn, { once: true })
}

export const onEarlyTap = (then: () => void) => {
  if ('tapped' in page()) then()
  else window.addEventListener(tapped, then, { once: true })
}

export const pageIsAlive = () => window.dispatchEvent(new Event(alive))
