/** Returns the path unless it leads to another host (`//evil`, `/\evil`, `/..//evil`) or scheme. */
const safePath = (path: string | null) => {
  if (!path?.startsWith('/')) return undefined
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}

export const readReturnPath = (search: string) => safePath(new URLSearchParams(search).get('from'))

export const addReturnPath = (page: string, path: string | undefined) =>
  path ? `${page}?${new URLSearchParams({ from: path })}` : page

export const isSharedPath = (path: string) => /^\/(s|p|m|guest)(\/|\?|$)/.test(path)
