/** A browser that forbids storage throws on the first touch: there nothing is kept. */
export const deviceStorage = () => {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}
