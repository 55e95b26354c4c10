/** What the service worker kept of one person's answers does not stay for the next. */
export const forgetLastSeen = () => {
  if (!('caches' in globalThis)) return
  for (const name of ['last seen', 'pictures last seen']) void caches.delete(name)
}
