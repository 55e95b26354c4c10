export class Backoff {
  failures = 0
  #first: number
  #longest: number
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(first: number, longest: number) {
    this.#first = first
    this.#longest = longest
  }

  /** Returns the delay in ms. By default, it is random, so that clients of a restarted server reconnect gradually. */
  tryLater(again: () => void, requested?: number) {
    const usual = Math.min(this.#longest, this.#first * 2 ** this.failures++) * (0.75 + Math.random() / 2)
    const wait = requested || usual
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
