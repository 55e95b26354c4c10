const key = 'i-one'

/** A browser that forbids storage throws on the first touch: there nobody stays signed in. */
const storage = () => {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

export const readToken = () => storage()?.getItem(key) ?? null

export const keepToken = (token: string) => storage()?.setItem(key, token)

export const forgetToken = () => storage()?.removeItem(key)
