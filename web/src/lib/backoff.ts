/** Waits before another try: twice as long after each failure, up to a limit. What the server asks for goes first. */
export class Backoff {
  failures = 0
  #first: number
  #longest: number
  #timer: ReturnType<typeof setTimeout> | undefined

  /** In milliseconds. */
  constructor(first: number, longest: number) {
    this.#first = first
    this.#longest = longest
  }

  /** Returns the wait. It varies, so that clients which lost the same server do not all come back at once. */
  tryLater(again: () => void, asked?: number) {
    const usual = Math.min(this.#longest, this.#first * 2 ** this.failures++) * (0.75 + Math.random() / 2)
    const wait = asked || usual
    this.cancel()
    this.#timer = setTimeout(again, wait)
    return wait
  }

  cancel() {
    clearTimeout(this.#timer)
  }

  reset() {
    this.failures = 0
  }
}
