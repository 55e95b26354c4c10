interface Tap {
  timeStamp: number
  clientX: number
  clientY: number
  detail: number
  pointerType?: string
}

const milliseconds = 350
const pixels = 24

/** For touch, compares with the previous tap, because most browsers set `detail` only for mouse clicks. */
export const isSecondTap = (tap: Tap, before: Tap | undefined) => {
  if (tap.detail > 1) return tap.detail % 2 === 0
  if (tap.detail === 0 || tap.pointerType === 'mouse' || !before) return false
  return (
    tap.timeStamp - before.timeStamp < milliseconds &&
    Math.hypot(tap.clientX - before.clientX, tap.clientY - before.clientY) < pixels
  )
}

/** Ignores the second tap of a double tap: it could hit a button that replaced the first. `data-quick` opts out. */
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
