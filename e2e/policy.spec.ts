import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@i-one/contract/call'
import { listMatches } from '@i-one/contract/matches/schedule'
import { findNearbyPitches } from '@i-one/contract/pitches'
import { listMySessions } from '@i-one/contract/sessions'
import { getTournament, listTournaments } from '@i-one/contract/tournaments'
import { watchTournament } from '@i-one/contract/tournaments/live'
import {
  getTournamentCalendar,
  exportTournament,
  getTournamentImage,
} from '@i-one/contract/tournaments/sharing'
import type { Browser } from '@playwright/test'
import { openBrowser, expect, test } from './fixtures.ts'
import { openContact } from './signed-out.ts'
import { logInDemoPerson } from './test-session.ts'
import { watchViolations, visitAllPages } from './walk.ts'

const visited = ['/confirm', '/nowhere']
const signedIn = [
  '/',
  '/schedule',
  '/schedule-detail',
  '/tournament',
  '/teams',
  '/leaderboard',
  '/profile',
  '/profile-stats',
  '/settings',
  '/settings/blocked',
  '/notifications',
  '/live-match',
  '/host',
  '/upcoming-match',
  '/nowhere',
]

const day = 24 * 60 * 60 * 1000

const addressesIn = async (baseUrl: string) => {
  const { call } = await logInDemoPerson(baseUrl, 'captain')
  const [session] = await call(listMySessions)
  const [pitch] = await call(findNearbyPitches, { query: { lng: 3.3541, lat: 6.4969 } })
  const now = Date.now()
  const query = { from: new Date(now - 30 * day).toISOString(), to: new Date(now).toISOString() }
  const [match] = await call(listMatches, { query })
  if (!session || !pitch || !match) throw new Error('the demo lacks a session, a pitch or a match')
  return {
    shared: [`/s/${session.code}`, `/p/${pitch._id}`, `/m/${match._id}`],
    own: [
      `/sessions/${session._id}`,
      `/pitches/${pitch._id}`,
      `/live-match?match=${match._id}`,
      `/upcoming-match?session=${session._id}`,
    ],
  }
}

test('no signed-out page violates the policy or is wider than the phone', async ({ visitor, baseURL }) => {
  const violations = await watchViolations(visitor)
  const { shared } = await addressesIn(baseURL ?? '')
  await visitAllPages(visitor, [...visited, ...shared])
  expect(violations).toEqual([])
})

test('no dialog of the landing page violates the policy or is wider than the phone', async ({ visitor }) => {
  const violations = await watchViolations(visitor)
  await visitor.goto('/')
  await visitor.locator('#tonight').scrollIntoViewIfNeeded()
  await expect(
    visitor.getByRole('region', { name: 'Tonight near you' }).getByRole('link').first(),
  ).toBeVisible()
  const form = await openContact(visitor)
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByText('Message is required')).toBeVisible()
  expect(violations).toEqual([])
})

const walkSignedIn = async (browser: Browser, baseUrl: string, paths: string[]) => {
  const context = await openBrowser(browser, await logInDemoPerson(baseUrl, 'captain'))
  const page = await context.newPage()
  const violations = await watchViolations(page)
  await visitAllPages(page, paths)
  expect(violations).toEqual([])
  await context.close()
}

for (const paths of [signedIn.slice(0, 8), signedIn.slice(8)])
  test(`no signed-in page from ${paths[0]} to ${paths.at(-1)} violates the policy or is wider than the phone`, async ({
    browser,
    baseURL,
  }) => {
    await walkSignedIn(browser, baseURL ?? '', paths)
  })

test('no session, pitch or match violates the policy or is wider than the phone for a signed-in captain', async ({
  browser,
  baseURL,
}) => {
  const { own, shared } = await addressesIn(baseURL ?? '')
  await walkSignedIn(browser, baseURL ?? '', [...own, ...shared])
})

test('violations of the policy are reported', async ({ visitor }) => {
  const violations = await watchViolations(visitor)
  await visitor.goto('/how-it-works')
  await visitor.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.ranInline = true'
    const styled = document.createElement('div')
    styled.setAttribute('style', 'color: red')
    document.body.append(script, styled)
  })
  await expect
    .poll(() => violations.map((one) => one.split(' ')[1]).toSorted())
    .toEqual(['script-src-elem', 'style-src-attr'])
  expect(await visitor.evaluate(() => 'ranInline' in window)).toBe(false)
})

test('other sites cannot frame the pages', async ({ visitor, baseURL }) => {
  const stranger = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<iframe src="${baseURL}/sign-in"></iframe>`)
  })
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
  await visitor.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`)
  const frame = visitor.frames()[1]
  await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/)
  await new Promise((resolve) => stranger.close(resolve))
})

test('pages are sent with strict headers', async ({ request }) => {
  for (const path of ['/', '/sign-in', '/services']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).not.toContain('unsafe')
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['permissions-policy'], path).toContain('geolocation=(self)')
    expect(headers['strict-transport-security'], path).toBeUndefined()
  }
})

const allowsFrames = (headers: Headers) => {
  const [, framedBy] = /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '') ?? []
  return framedBy === undefined ? headers.get('x-frame-options') !== 'DENY' : framedBy !== "'none'"
}

test('only /embed/ can be framed: no other page, file, response, stream or error', async ({ baseURL }) => {
  const addresses = await readFile(
    new URL('../web/dist/.pages/en/.vite/addresses.json', import.meta.url),
    'utf8',
  )
  const { app } = JSON.parse(addresses) as { app: string[] }
  const [file = ''] = /\/assets\/[^"]+/.exec(await (await fetch(`${baseURL}/`)).text()) ?? []
  const [tournament] = await createClient({ baseUrl: baseURL ?? '' })(listTournaments)
  const { _id, code } = tournament!
  const pages = app.map((path) => path.replace(':code', code).replace(':id', _id))
  const others = ['/nowhere', '/embed', '/embed/nothing', `/embed/t/${code}/more`, `/%65mbed/t/${code}/more`]
  const ofServer = ['/docs', '/docs/json', '/service-worker.js', '/robots.txt', '/sitemap.xml', '/healthz']
  const calls = [getTournament, exportTournament, getTournamentCalendar, getTournamentImage, watchTournament]
  const called = [...calls.map(({ path }) => path.replace(':id', _id)), '/i-one/user', '/i-one/nothing']
  const assets = [file, '/assets/nothing.js', '/pictures/hero-480.avif']
  const framed: string[] = []
  for (const path of [...pages, ...others, ...ofServer, ...called, ...assets]) {
    const leaving = new AbortController()
    const { headers } = await fetch(baseURL + path, { signal: leaving.signal })
    leaving.abort()
    if (allowsFrames(headers)) framed.push(path)
  }
  expect(framed).toEqual([`/embed/t/${code}`, `/embed/c/${code}`])
})

test('text is compressed; hashed files are cached forever, pictures for a day, and pages are revalidated', async ({
  visitor,
  request,
}) => {
  await visitor.goto('/')
  const script = (await visitor.locator('script[type="module"]').getAttribute('src')) ?? ''
  const picture = /max-age=86400$/
  const pictures = { '/pictures/hero-480.avif': picture, '/icon-192.png': picture }
  const saved = { [script]: /immutable/, ...pictures, '/': /^no-cache$/ }
  for (const [path, expected] of Object.entries(saved)) {
    const headers = (await request.get(path, { headers: { 'accept-encoding': 'br, gzip' } })).headers()
    expect(headers['cache-control'], path).toMatch(expected)
    expect(headers['content-encoding'], path).toBe(path in pictures ? undefined : 'br')
  }
  expect((await request.get(`${script}.br`)).status()).toBe(404)
})

test('build output outside the app is not served', async ({ request }) => {
  for (const path of ['/.stamp', '/.vite/manifest.json', '/index.html', '/app.html', '/assets/nothing.js'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('an unknown URL gets a 404 with an error page', async ({ visitor, request, baseURL }) => {
  const { shared } = await addressesIn(baseURL ?? '')
  for (const path of ['/', '/services', '/services/', '/profile', '/teams', '/reset-success', ...shared])
    expect((await request.get(path)).status(), path).toBe(200)
  for (const path of [
    '/nope',
    '/profile/nope',
    '/s/unknown',
    '/p/unknown',
    '/m/unknown',
    '/teams/1',
    '/s',
    '/wp-admin',
  ])
    expect((await request.get(path)).status(), path).toBe(404)
  expect((await visitor.goto('/nope'))?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('an invalid shared link shows the error page, and logs nothing to the console', async ({ visitor }) => {
  const errors: string[] = []
  visitor.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load'))
      errors.push(message.text())
  })
  for (const path of [
    '/s/nonsense',
    '/p/nonsense',
    '/c/nonsense',
    '/t/nonsense',
    '/m/nonsense',
    '/w/nonsense',
  ]) {
    await visitor.goto(path)
    await expect(visitor.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
  expect(errors).toEqual([])
})

test('search engines find every public page', async ({ request, baseURL }) => {
  const text = async (path: string) => (await request.get(path)).text()
  expect(await text('/robots.txt')).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const addresses = async (path: string) =>
    [...(await text(path)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')
  const parts = await addresses('/sitemap.xml')
  const pages = (await Promise.all(parts.map(addresses))).flat()
  const { shared } = await addressesIn(baseURL ?? '')
  const pitch = shared.find((path) => path.startsWith('/p/'))
  expect(pages).toEqual(expect.arrayContaining([`${baseURL}/how-it-works`, `${baseURL}${pitch}`]))
})
