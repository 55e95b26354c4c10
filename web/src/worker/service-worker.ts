declare const self: ServiceWorkerGlobalScope
declare const builtLanguage: string
declare const builtFiles: string[]
declare const builtPages: string[]

const version = `version {{version}} ${builtLanguage}`
const responseCache = { name: 'last seen', max: 200 }
const pictureCache = { name: 'pictures last seen', max: 60 }

const shell = '/profile'

const cacheBuild = async () => {
  const cache = await caches.open(version)
  const addressed = [...builtPages, shell].map(
    (path) => new Request(`${path}?lang=${builtLanguage}`, { cache: 'reload' }),
  )
  await cache.addAll([...addressed, ...builtFiles])
}

/**
 * Keeps the cache of the previous version, and the newest of other languages, because open pages of them still load
 * chunks.
 */
const deleteOldCaches = async () => {
  const versions = (await caches.keys()).filter((name) => name.startsWith('version '))
  const isOwn = (name: string) => name.endsWith(` ${builtLanguage}`)
  const own = versions.filter(isOwn)
  const others = versions.filter((name) => !isOwn(name))
  await Promise.all([...own.slice(0, -2), ...others.slice(0, -1)].map((name) => caches.delete(name)))
}

/** A link can name another language than that of the cached pages. */
const isInBuiltLanguage = ({ url }: Request) =>
  (new URL(url).searchParams.get('lang') ?? builtLanguage) === builtLanguage

const page = async (request: Request, path: string) => {
  if (!isInBuiltLanguage(request)) return fetch(request)
  const cache = await caches.open(version)
  const options = { ignoreVary: true, ignoreSearch: true }
  return (await cache.match(builtPages.includes(path) ? path : shell, options)) ?? fetch(request)
}

const built = async (request: Request) =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

/** Counts log-outs, so that a response requested before a log-out is not cached after the log-out. */
let logOuts = 0

const clearLastSeen = () => {
  logOuts++
  return Promise.all([responseCache, pictureCache].map(({ name }) => caches.delete(name)))
}

const saveResponse = async (
  { name, max }: typeof responseCache,
  request: Request,
  response: Response,
  askedAt: number,
) => {
  if (askedAt !== logOuts) return
  const cache = await caches.open(name)
  await cache.put(request, response)
  const saved = await cache.keys()
  await Promise.all(saved.slice(0, -max).map((oldest) => cache.delete(oldest)))
  // deletes the cache again, because a log-out during the write had deleted the cache and the write recreated it
  if (askedAt !== logOuts) await caches.delete(name)
}

/** Cached responses match only the login and language that requested them. The header has a hash, not the token. */
const loginHeader = 'x-login'

const cacheKeyOf = async ({ url, headers }: Request) => {
  const reader = [headers.get('authorization'), headers.get('accept-language')].join(' ')
  const login = new TextEncoder().encode(reader)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', login))
  return new Request(url, { headers: { [loginHeader]: btoa(String.fromCharCode(...hash)) } })
}

const withLoginHeader = ({ body, headers: answered }: Response) => {
  const headers = new Headers(answered)
  headers.set('vary', loginHeader)
  headers.delete('content-encoding')
  return new Response(body, { headers })
}

const postToPage = async (id: string, answeredAt: string | null) =>
  (await self.clients.get(id))?.postMessage({ answeredAt })

type Afterwards = (work: Promise<unknown>) => void

const respond = async ({ request, clientId }: FetchEvent, afterwards: Afterwards) => {
  const askedAt = logOuts
  const saved = cacheKeyOf(request)
  try {
    const response = await fetch(request)
    if (response.ok) {
      const copy = withLoginHeader(response.clone())
      afterwards(saved.then((under) => saveResponse(responseCache, under, copy, askedAt)))
    }
    afterwards(postToPage(clientId, null))
    return response
  } catch (error) {
    if (request.signal.aborted) throw error
    const lastSeen = await (await caches.open(responseCache.name)).match(await saved)
    if (!lastSeen) throw error
    const headers = new Headers(lastSeen.headers)
    afterwards(postToPage(clientId, headers.get('date')))
    // removes the old date, so that the page does not mistake the date for the current time
    headers.delete('date')
    return new Response(lastSeen.body, { headers })
  }
}

const respondPicture = async (request: Request, afterwards: Afterwards) => {
  const askedAt = logOuts
  try {
    const response = await fetch(request)
    if (response.ok) afterwards(saveResponse(pictureCache, request, response.clone(), askedAt))
    return response
  } catch (error) {
    const saved = await (await caches.open(pictureCache.name)).match(request, { ignoreVary: true })
    if (!saved) throw error
    return saved
  }
}

const isPage = (path: string) => !/^\/(?:i-one|docs|embed|healthz|readyz)(?:\/|$)|\.\w+$/.test(path)
const isPicture = (path: string) => /^\/(?:pictures|i-one\/photos)\//.test(path)

/** Paths of responses that the worker stores on the device, although the server sends `no-store`. */
const cachedModules =
  /^\/i-one\/(?:user(?:\/no-shows)?$|(?:bookings|challenges|holds|host|location|matches|notifications|pitch-photos|pitches|sessions|shared-sessions|shared-tournaments|stats|teams|tournaments|whistles|workplaces)(?:\/|$))/
const isCacheable = (path: string) =>
  cachedModules.test(path) && !/\/(?:stream|bank-details|calendar\.ics|\w+\.csv)$/.test(path)

self.addEventListener('install', (event) => event.waitUntil(cacheBuild().then(() => self.skipWaiting())))

self.addEventListener('activate', (event) =>
  event.waitUntil(deleteOldCaches().then(() => self.clients.claim())),
)

self.addEventListener('message', (event) => {
  if (event.data === 'forget last seen') event.waitUntil(clearLastSeen())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(page(request, pathname))
    return
  }
  const afterwards: Afterwards = (work) => event.waitUntil(work)
  if (pathname.startsWith('/assets/')) event.respondWith(built(request))
  else if (isPicture(pathname)) event.respondWith(respondPicture(request, afterwards))
  else if (isCacheable(pathname)) event.respondWith(respond(event, afterwards))
})
