// Keeps the app as it was built and the answers last seen, so that both are there without a network. Built by itself
// into one classic script, with the list of files; the version, that of the pages, is filled in by the server.
declare const self: ServiceWorkerGlobalScope
declare const builtFiles: string[]

const version = 'version {{version}}'
const lastSeen = 'last seen'
const mostSeen = 200

const pages = ['/', '/how-it-works', '/services']
/** Any address of the app gives its shell. */
const shell = '/sign-in'

const keepBuilt = async () => {
  const cache = await caches.open(version)
  const addressed = [...pages, shell].map((path) => new Request(path, { cache: 'reload' }))
  await cache.addAll([...addressed, ...builtFiles])
}

/** The version before stays: its pages may still be open, and they fetch what they have not loaded yet. */
const forgetOlder = async () => {
  const versions = (await caches.keys()).filter((name) => name.startsWith('version '))
  await Promise.all(versions.slice(0, -2).map((name) => caches.delete(name)))
}

/** A reload of the only page open takes the new version, as people expect of a reload. */
const takesOver = async () => {
  const { waiting } = self.registration
  if (!waiting || (await self.clients.matchAll()).length > 1) return false
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is sent to without one
  waiting.postMessage('take over')
  return true
}

const page = async (request: Request, path: string) => {
  if (await takesOver()) return new Response('', { headers: { refresh: '0' } })
  const cache = await caches.open(version)
  return (await cache.match(pages.includes(path) ? path : shell, { ignoreVary: true })) ?? fetch(request)
}

const built = async (request: Request) =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

/** By `Vary` an answer is found again only with the login it was given to. */
const keepAnswer = async (request: Request, response: Response) => {
  const headers = new Headers(response.headers)
  headers.set('vary', 'authorization')
  headers.delete('content-encoding')
  const cache = await caches.open(lastSeen)
  await cache.put(request, new Response(response.body, { headers }))
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, -mostSeen).map((oldest) => cache.delete(oldest)))
}

/** Tells the page of what time its answer is, or with null that it is of now. */
const tellPage = async (id: string, answeredAt: string | null) =>
  (await self.clients.get(id))?.postMessage({ answeredAt })

const answer = async ({ request, clientId }: FetchEvent, afterwards: (work: Promise<unknown>) => void) => {
  try {
    const response = await fetch(request)
    if (response.ok) afterwards(keepAnswer(request, response.clone()))
    afterwards(tellPage(clientId, null))
    return response
  } catch (error) {
    if (request.signal.aborted) throw error
    const kept = await (await caches.open(lastSeen)).match(request)
    if (!kept) throw error
    afterwards(tellPage(clientId, kept.headers.get('date')))
    return kept
  }
}

const isPage = (path: string) => !/^\/(?:i-one|docs|healthz|readyz)(?:\/|$)|\.\w+$/.test(path)
const isAnswer = (path: string) => path.startsWith('/i-one/') && !/^\/i-one\/auth\/|\/stream$/.test(path)

self.addEventListener('install', (event) => event.waitUntil(keepBuilt()))

self.addEventListener('activate', (event) => event.waitUntil(forgetOlder().then(() => self.clients.claim())))

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(page(request, pathname))
  } else if (pathname.startsWith('/assets/')) event.respondWith(built(request))
  else if (isAnswer(pathname)) event.respondWith(answer(event, (work) => event.waitUntil(work)))
})
