import { deviceStorage } from './site-data/site-data.ts'

const key = 'i-one'

export const readToken = () => deviceStorage.getItem(key)

let own = readToken()

/** Returns false if another tab has replaced the login. Requests then use the new login. */
export const isOwnLogin = () => readToken() === own

export const saveToken = (token: string) => {
  own = token
  deviceStorage.setItem(key, token)
}

export const deleteToken = () => deviceStorage.removeItem(key)
