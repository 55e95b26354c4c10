// Keeps the app as it was built, and the answers and pictures last seen, so that all are there without a network. Built by itself
// into one classic script, with the list of files; the version, that of the pages, is filled in by the server.
declare const self: ServiceWorkerGlobalScope
declare const builtFiles: string[]
declare const builtPages: string[]

const version = 'version {{version}}'
const answers = { name: 'last seen', most: 200 }
const pictures = { name: 'pictures last seen', most: 60 }

/** Any address without a page of its own gives the app's shell. */
const shell = '/profile'

const keepBuilt = async () => {
  const cache = await caches.open(version)
  const addressed = [...builtPages, shell].map((path) => new Request(path, { cache: 'reload' }))
  await cache.addAll([...addressed, ...builtFiles])
}

/** The version before stays: its pages may still be open, and they fetch what they have not loaded yet. */
const forgetOlder = async () => {
  const versions = (await caches.keys()).filter((name) => name.startsWith('version '))
  await Promise.all(versions.slice(0, -2).map((name) => caches.delete(name)))
}

const page = async (request: Request, path: string) => {
  const cache = await caches.open(version)
  return (await cache.match(builtPages.includes(path) ? path : shell, { ignoreVary: true })) ?? fetch(request)
}

const built = async (request: Request) =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

/** Puts it last; the first are those not seen for longest. */
const keep = async ({ name, most }: typeof answers, request: Request, response: Response) => {
  const cache = await caches.open(name)
  await cache.put(request, response)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, -most).map((oldest) => cache.delete(oldest)))
}

/** By `Vary` an answer is found again only with the login it was given to. */
const ofThisLogin = ({ body, headers: answered }: Response) => {
  const headers = new Headers(answered)
  headers.set('vary', 'authorization')
  headers.delete('content-encoding')
  return new Response(body, { headers })
}

/** Says to the page of what time its answer is, or with null that it is of now. */
const postToPage = async (id: string, answeredAt: string | null) =>
  (await self.clients.get(id))?.postMessage({ answeredAt })

type Afterwards = (work: Promise<unknown>) => void

/** What is not to stay on a device is said to be so. */
const isKept = ({ ok, headers }: Response) => ok && headers.get('cache-control') !== 'no-store'

const answer = async ({ request, clientId }: FetchEvent, afterwards: Afterwards) => {
  try {
    const response = await fetch(request)
    if (isKept(response)) afterwards(keep(answers, request, ofThisLogin(response.clone())))
    afterwards(postToPage(clientId, null))
    return response
  } catch (error) {
    if (request.signal.aborted) throw error
    const kept = await (await caches.open(answers.name)).match(request)
    if (!kept) throw error
    afterwards(postToPage(clientId, kept.headers.get('date')))
    return kept
  }
}

const picture = async (request: Request, afterwards: Afterwards) => {
  try {
    const response = await fetch(request)
    if (response.ok) afterwards(keep(pictures, request, response.clone()))
    return response
  } catch (error) {
    const kept = await (await caches.open(pictures.name)).match(request, { ignoreVary: true })
    if (!kept) throw error
    return kept
  }
}

/** A page that other sites may frame is sent with headers of its own. */
const isPage = (path: string) => !/^\/(?:i-one|docs|embed|healthz|readyz)(?:\/|$)|\.\w+$/.test(path)
const isPicture = (path: string) => /^\/(?:pictures|i-one\/photos)\//.test(path)
const isAnswer = (path: string) => path.startsWith('/i-one/') && !/^\/i-one\/auth\/|\/stream$/.test(path)

// It need not wait for the pages that are open: what they still fetch is kept with the version before.
self.addEventListener('install', (event) => event.waitUntil(keepBuilt().then(() => self.skipWaiting())))

self.addEventListener('activate', (event) => event.waitUntil(forgetOlder().then(() => self.clients.claim())))

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
  else if (isPicture(pathname)) event.respondWith(picture(request, afterwards))
  else if (isAnswer(pathname)) event.respondWith(answer(event, afterwards))
})
