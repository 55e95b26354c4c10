import { deviceStorage } from './device-storage.ts'

const key = 'i-one'

/** Where nothing can be kept, nobody stays signed in. */
export const readToken = () => deviceStorage()?.getItem(key) ?? null

/** The login that this page was opened with, or has begun since. */
let own = readToken()

/** Not so once another tab has put another login in its place, which calls are made with from then on. */
export const isOwnLogin = () => readToken() === own

export const keepToken = (token: string) => {
  own = token
  deviceStorage()?.setItem(key, token)
}

export const forgetToken = () => deviceStorage()?.removeItem(key)
