import { deviceStorage } from './device-storage.ts'

const key = 'i-one'

/** Where nothing can be kept, nobody stays signed in. */
export const readToken = () => deviceStorage()?.getItem(key) ?? null

export const keepToken = (token: string) => deviceStorage()?.setItem(key, token)

export const forgetToken = () => deviceStorage()?.removeItem(key)
