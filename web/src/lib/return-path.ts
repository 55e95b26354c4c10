/**
 * Only a path of this very site: neither another host (`//evil`, `/\evil`, and `/..//evil`, which becomes one) nor
 * another scheme.
 */
const safePath = (path: string | null) => {
  if (!path?.startsWith('/')) return undefined
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}

/** Where to go back to after signing in. Only the address names it: whatever is remembered grows stale. */
export const returnPath = (search: string) => safePath(new URLSearchParams(search).get('from'))

/** An account page's address that carries the way back on. */
export const withReturn = (page: string, path: string | undefined) =>
  path ? `${page}?${new URLSearchParams({ from: path })}` : page

/** The pages that are opened by a link somebody sent. */
export const isShared = (path: string) => /^\/(s|p|m|guest)(\/|\?|$)/.test(path)
