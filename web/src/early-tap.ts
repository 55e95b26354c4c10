// Records taps on prerendered buttons until the page's code runs, then repeats the taps in order, one per button.
// Recorded taps must not submit forms natively, because a native submit would put a password into the URL.
const tapped = 'i-one:tapped'
const alive = 'i-one:alive'
const page = () => document.documentElement.dataset

const buttons = () => [...document.querySelectorAll<HTMLElement>('#root button')]

export const recordEarlyTap = () => {
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
    // lets the page handle this tap before the next tap
    setTimeout(doNext)
  }
  document.addEventListener('click', keep, true)
  window.addEventListener(alive, goOn, { once: true })
}

export const onEarlyTap = (then: () => void) => {
  if ('tapped' in page()) then()
  else window.addEventListener(tapped, then, { once: true })
}

export const announceReady = () => window.dispatchEvent(new Event(alive))
