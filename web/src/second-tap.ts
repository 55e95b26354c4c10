interface Tap {
  timeStamp: number
  clientX: number
  clientY: number
  detail: number
  pointerType?: string
}

const milliseconds = 350
const pixels = 24

/** Browsers count a mouse's clicks, but most count each touch as one, so touches are compared with the tap before. */
export const isSecondTap = (tap: Tap, before: Tap | undefined) => {
  if (tap.detail > 1) return tap.detail % 2 === 0
  if (tap.detail === 0 || tap.pointerType === 'mouse' || !before) return false
  return (
    tap.timeStamp - before.timeStamp < milliseconds &&
    Math.hypot(tap.clientX - before.clientX, tap.clientY - before.clientY) < pixels
  )
}

/** The second tap could hit what has replaced the button. Buttons for repeated taps have `data-quick`. */
export const ignoreSecondTaps = () => {
  let last: Tap | undefined
  const judge = (tap: MouseEvent) => {
    if (!isSecondTap(tap, last)) {
      last = tap
      return
    }
    if (!(tap.target instanceof Element && tap.target.closest(':is(a, button):not([data-quick])'))) return
    tap.preventDefault()
    tap.stopPropagation()
  }
  document.addEventListener('click', judge, true)
}
