interface Tap {
  timeStamp: number
  clientX: number
  clientY: number
  /** How many clicks in quick succession this one is; 0 from the keyboard. */
  detail: number
  /** Not every browser says. */
  pointerType?: string
}

/** So close in time and place, phones count two taps as a double tap. */
const milliseconds = 350
const pixels = 24

/**
 * Whether a tap is the second of a double tap. A mouse's clicks are counted by the browser; a finger's, which most
 * browsers count as one each, are compared with the tap before.
 */
export const isSecondTap = (tap: Tap, before: Tap | undefined) => {
  if (tap.detail > 1) return tap.detail % 2 === 0
  if (tap.detail === 0 || tap.pointerType === 'mouse' || !before) return false
  return (
    tap.timeStamp - before.timeStamp < milliseconds &&
    Math.hypot(tap.clientX - before.clientX, tap.clientY - before.clientY) < pixels
  )
}

/**
 * The second tap of a double tap presses no button and follows no link: what the first one sent is not sent again, what it
 * chose is not let go, and it was not meant for what has come into its place. Those that are pressed again and again, as
 * plus and minus, have `data-quick`.
 */
export const leaveOutSecondTaps = () => {
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
