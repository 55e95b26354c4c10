import { deviceStorage } from './site-data/site-data.ts'

const key = 'i-one'

export const readToken = () => deviceStorage.getItem(key)

/** The login that this page was opened with, or has begun since. */
let own = readToken()

/** Not so once another tab has put another login in its place, which calls are made with from then on. */
export const isOwnLogin = () => readToken() === own

export const keepToken = (token: string) => {
  own = token
  deviceStorage.setItem(key, token)
}

export const forgetToken = () => deviceStorage.removeItem(key)
