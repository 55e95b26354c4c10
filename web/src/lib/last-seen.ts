/** What the service worker kept of one person's answers does not stay for the next. */
export const forgetLastSeen = () => {
  if ('caches' in globalThis) void caches.delete('last seen')
}
