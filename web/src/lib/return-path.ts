import { tabStorage } from './site-data/site-data.ts'

const key = 'from'

/**
 * Only a path of this very site: neither another host (`//evil`, `/\evil`, and `/..//evil`, which becomes one) nor
 * another scheme.
 */
const safePath = (path: string | null | undefined) => {
  if (!path?.startsWith('/')) return undefined
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}

/** Where to go back to after signing in: named by the address or by the link, else remembered. */
export const returnPath = (search: string, named?: unknown) => {
  const asked = new URLSearchParams(search).get('from') ?? (typeof named === 'string' ? named : undefined)
  return safePath(asked) ?? safePath(tabStorage.getItem(key))
}

/** For a reload, or a page that was opened without the address of the one before. */
export const rememberReturnPath = (path: string) => tabStorage.setItem(key, path)

export const forgetReturnPath = () => tabStorage.removeItem(key)

/** An account page's address that carries the way back on. */
export const withReturn = (page: string, path: string | undefined) =>
  path ? `${page}?${new URLSearchParams({ from: path })}` : page

/** The pages that are opened by a link somebody sent. */
export const isShared = (path: string) => /^\/(s|p|m|guest)(\/|\?|$)/.test(path)
