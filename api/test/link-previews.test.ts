import { cancelSession } from '@i-one/contract/sessions'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { previews } from '../src/app.ts'
import { fillPage } from '../src/lib/http/filled-page.ts'
import { servePreviews } from '../src/lib/http/link-preview.ts'
import { createChallenge } from './make-challenge.ts'
import { createDevice, createTestMatch, recordTestEvents } from './make-match.ts'
import { createOpenSession } from './make-open-session.ts'
import { createTestTeam } from './make-team.ts'
import { createTestTournament } from './make-tournament.ts'
import { createPerson, createTestPitch } from './make.ts'
import { startTestApp } from './suite.ts'

const publicUrl = 'https://i-one.example'
const attack = `"><script>alert('1')</script>&`

const app = await startTestApp()
const fastify = Fastify()
const shell = fillPage('<html><head><title>i-one</title></head>$& $1</html>', 'text/html; charset=utf-8', {})
const config = { ...app.config, publicUrl }
servePreviews({ fastify, config, db: app.db, now: app.clock.now }, previews, () => shell)
afterAll(() => fastify.close())

const plain = (text = '') =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

const structured = (body: string) => {
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? []
  return text === undefined ? undefined : (JSON.parse(text) as Record<string, unknown>)
}

const preview = async (url: string, headers = {}) => {
  const { statusCode, body, headers: answered } = await fastify.inject({ url, headers })
  const metas = [...body.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)]
  return {
    status: statusCode,
    body,
    headers: answered,
    title: plain(/<title>([^<]*)<\/title>/.exec(body)?.[1]),
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(body)?.[1],
    meta: Object.fromEntries(metas.map(([, name, content]) => [name, plain(content)])) as Record<
      string,
      string
    >,
  }
}

describe('the preview of a session', () => {
  test('shows the share in the currency’s minor unit', async () => {
    const { session } = await createOpenSession(app, { price: { amount: 5000, currency: 'XOF' } })
    const { meta } = await preview(`/s/${session.code}`)
    expect(meta['og:description']?.replaceAll(/\p{Zs}/gu, ' ')).toContain('F CFA 500')
  })

  test('[BOOK-8] shows time, pitch, free places, format, share and captain', async () => {
    const captain = await createPerson(app, { nickname: 'Ọláyínká' })
    const { session } = await createOpenSession(app, { captain, others: 2 })
    const { status, title, canonical, meta, body, headers } = await preview(`/s/${session.code}`)
    expect(status).toBe(200)
    expect(title).toBe('Fri 21 Nov, 20:00 at Adélékè Astro · i-one')
    expect(canonical).toBe(`${publicUrl}/s/${session.code}`)
    const description =
      '7 spots left. 2 teams of 5, 8-minute matches. From ₦2,500 when full, at most ₦6,250. Captain Ọláyínká.'
    expect(meta).toEqual({
      description,
      'og:type': 'website',
      'og:site_name': 'i-one',
      'og:title': 'Fri 21 Nov, 20:00 at Adélékè Astro',
      'og:description': description,
      'og:url': `${publicUrl}/s/${session.code}`,
      'og:image': `${publicUrl}/i-one/shared-sessions/${session.code}/preview.png?lang=en`,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Fri 21 Nov, 20:00 at Adélékè Astro. 7 spots left.',
      'twitter:card': 'summary_large_image',
    })
    expect(body).toContain('$& $1')
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    })
    expect(structured(body)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      url: canonical,
      startDate: '2025-11-21T19:00:00.000Z',
      endDate: '2025-11-21T20:00:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'SportsActivityLocation', name: 'Adélékè Astro' },
    })
    expect(JSON.stringify(structured(body))).not.toContain('Ọláyínká')
  })

  test('uses the pitch’s local time', async () => {
    const pitch = await createTestPitch(app, { timeZone: 'Pacific/Auckland' })
    const { session } = await createOpenSession(app, { pitch })
    expect((await preview(`/s/${session.code}`)).title).toContain('Sat 22 Nov, 08:00 at')
  })

  test('shows that the session is full', async () => {
    const { session } = await createOpenSession(app, { playersPerTeam: 1, others: 1 })
    const { meta } = await preview(`/s/${session.code}`)
    expect(meta['description']).toMatch(/^Full, with a waitlist\. 2 teams of 1, /)
  })

  test('shows that the session is cancelled, and why', async () => {
    const { session, captain } = await createOpenSession(app)
    await app.as(captain.token)(cancelSession, { params: { id: session._id }, body: {} })
    const { title, meta, body } = await preview(`/s/${session.code}`)
    expect(structured(body)?.['eventStatus']).toBe('https://schema.org/EventCancelled')
    expect(title).toBe('Cancelled: Fri 21 Nov, 20:00 at Adélékè Astro · i-one')
    expect(meta['description']).toBe('Cancelled: the captain called the game off.')
  })

  test('exists for sessions visible only by link, but is not indexed', async () => {
    const { session } = await createOpenSession(app, { visibility: 'link' })
    const { status, meta, body } = await preview(`/s/${session.code}`)
    expect([status, meta['robots'], structured(body)]).toEqual([200, 'noindex', undefined])
  })

  test('is sent again only after a change', async () => {
    const { session, captain } = await createOpenSession(app)
    const { headers } = await preview(`/s/${session.code}`)
    const ask = () => preview(`/s/${session.code}`, { 'if-none-match': `W/${headers['etag']}` })
    expect(await ask()).toMatchObject({ status: 304, body: '' })
    await app.as(captain.token)(cancelSession, { params: { id: session._id }, body: {} })
    expect((await ask()).status).toBe(200)
  })

  test('escapes HTML in names', async () => {
    const captain = await createPerson(app, { nickname: attack })
    const pitch = await createTestPitch(app, { name: attack })
    const { session } = await createOpenSession(app, { captain, pitch })
    const { body, title, meta } = await preview(`/s/${session.code}`)
    expect(body).not.toContain('<script>')
    expect(structured(body)).toMatchObject({ location: { name: attack } })
    expect(title).toBe(`Fri 21 Nov, 20:00 at ${attack} · i-one`)
    expect(meta['og:title']).toBe(`Fri 21 Nov, 20:00 at ${attack}`)
    expect(meta['og:description']).toMatch(new RegExp(`Captain ${attack.replace(/[()]/g, '\\$&')}\\.$`))
  })
})

describe('the preview of a match', () => {
  test('shows the score and the scorers', async () => {
    const [ada, ...others] = await Promise.all(
      ['Ada Obi', 'Ngozi', 'Sola', 'Tunde Bello', 'Kúnlé'].map((nickname) => createPerson(app, { nickname })),
    )
    const playing = await createTestMatch(app, { captain: ada!, others })
    const { match, captain, one, two } = playing
    const event = createDevice(app)
    const before = await preview(`/m/${match._id}`)
    const [first, second] = [match.teamOne.name, match.teamTwo.name]
    expect(before.title).toBe(`${first} v ${second} · i-one`)
    expect(before.meta['og:description']).toBe(
      'Waiting for kick-off. Thu 20 Nov 2025, 16:18 at Adélékè Astro.',
    )
    await recordTestEvents(
      app,
      captain,
      match,
      event('kick-off'),
      event('goal', { side: 'T1', player: one[0]!.id }),
      event('own-goal', { side: 'T2', player: two[0]!.id }),
      event('goal', { side: 'T2', player: two[1]!.id }),
    )
    const live = await preview(`/m/${match._id}`)
    expect(live.title).toBe(`${first} 2 – 1 ${second} · i-one`)
    const goals = 'Ada 1’, Ngozi (own goal) 1’; Tunde 1’'
    expect(live.meta['og:description']).toBe(`Live. Thu 20 Nov 2025, 16:18 at Adélékè Astro. ${goals}.`)
    await recordTestEvents(app, captain, match, event('full-time'))
    const over = await preview(`/m/${match._id}`)
    expect(structured(over.body)).toMatchObject({
      '@type': 'SportsEvent',
      name: `${first} v ${second}`,
      homeTeam: { name: first },
      awayTeam: { name: second },
      location: { name: 'Adélékè Astro' },
    })
    expect(JSON.stringify(structured(over.body))).not.toContain(one[0]!.nickname)
    expect(over.meta).toMatchObject({
      'og:description': expect.stringMatching(/^Full time\. /),
      'og:url': `${publicUrl}/m/${match._id}`,
      'og:image': `${publicUrl}/i-one/matches/${match._id}/preview.png?lang=en`,
    })
  })

  test('shows nothing about a match visible only by link', async () => {
    const { match } = await createTestMatch(app, { visibility: 'link' })
    const { status, title, meta } = await preview(`/m/${match._id}`)
    expect([status, title, meta]).toEqual([404, 'i-one', {}])
  })
})

describe('the preview of a pitch', () => {
  test('shows the address and the price', async () => {
    const id = await createTestPitch(app, { name: `Campos ${attack}` })
    const { title, body, meta } = await preview(`/p/${id}`)
    expect(title).toBe(`Campos ${attack} · i-one`)
    expect(body).not.toContain('<script>')
    expect(structured(body)).toMatchObject({
      '@type': 'SportsActivityLocation',
      name: `Campos ${attack}`,
      geo: { longitude: 3.3541, latitude: 6.4969 },
      openingHoursSpecification: expect.arrayContaining([
        expect.objectContaining({ dayOfWeek: 'https://schema.org/Sunday', opens: '08:00', closes: '23:00' }),
      ]),
    })
    expect(meta).toMatchObject({
      'og:title': `Campos ${attack}`,
      'og:description': '7 Adélékè Street, Surulere. ₦25,000 for 60 minutes. Astro turf.',
      'og:image': `${publicUrl}/i-one/pitches/${id}/preview.png?lang=en`,
    })
  })

  test('is the same for the app’s page, and names the public page as canonical', async () => {
    const id = await createTestPitch(app)
    const { status, canonical } = await preview(`/pitches/${id}`)
    expect([status, canonical]).toEqual([200, `${publicUrl}/p/${id}`])
  })

  test('shows nothing about a hidden pitch', async () => {
    const id = await createTestPitch(app, { listed: false })
    expect((await preview(`/p/${id}`)).status).toBe(404)
  })
})

describe('a page of the app', () => {
  const none = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

  test('of a public session has the session’s preview', async () => {
    const { session } = await createOpenSession(app)
    for (const path of [`/sessions/${session._id}`, `/sessions/${session._id}/payments`]) {
      const { status, canonical } = await preview(path)
      expect([status, canonical], path).toEqual([200, `${publicUrl}/s/${session.code}`])
    }
  })

  test('of a session visible only by link, or of a challenge, has no preview', async () => {
    const { session } = await createOpenSession(app, { visibility: 'link' })
    const { challenge } = await createChallenge(app)
    const alike = ({ status, body, headers }: Awaited<ReturnType<typeof preview>>) => ({
      status,
      body,
      length: headers['content-length'],
      etag: headers['etag'],
    })
    const missing = alike(await preview(`/sessions/${none}`))
    expect(missing.status).toBe(404)
    for (const path of [`/sessions/${session._id}`, `/sessions/${session._id}/payments`])
      expect(alike(await preview(path)), path).toEqual(missing)
    expect(alike(await preview(`/challenges/${challenge._id}`))).toEqual(missing)
  })

  test('of a team or player has a generic preview, and of a tournament its own', async () => {
    const { team, captain } = await createTestTeam(app)
    for (const path of [`/teams/${team._id}`, `/teams/${team._id}/challenge`, `/players/${captain.id}`]) {
      const { status, title, meta } = await preview(path)
      expect([status, title, meta], path).toEqual([200, 'i-one', {}])
    }
    const { id, code } = await createTestTournament(app)
    const { status, canonical } = await preview(`/tournament/${id}`)
    expect([status, canonical]).toEqual([200, `${publicUrl}/t/${code}`])
    expect((await preview(`/t/${code}/screen`)).status).toBe(200)
    expect((await preview(`/tournament/${id}/plan`)).status).toBe(200)
    const all = await preview('/tournament')
    expect([all.status, all.title, all.canonical]).toEqual([
      200,
      'Tournaments · i-one',
      `${publicUrl}/tournament`,
    ])
    expect(all.meta['description']).toMatch(/leagues and cups/)
    expect(all.meta).not.toHaveProperty('og:image')
  })

  test('in a frame has the page’s preview, and any site can frame it', async () => {
    const { code } = await createTestTournament(app)
    const { status, canonical, meta, headers } = await preview(`/embed/t/${code}`)
    expect([status, canonical]).toEqual([200, `${publicUrl}/t/${code}`])
    expect(meta).toEqual((await preview(`/t/${code}`)).meta)
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
  })
})

test.each([
  '/s/aaaaaaaaaaaaaaaa',
  '/s/short',
  '/m/3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  '/m/nothing',
  '/p/3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  "/p/';drop table pitches",
  '/p/\u0000',
  '/pitches/3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  '/pitches/nothing',
  '/t/nothing',
  '/t/nothing/screen',
  '/embed/t/nothing',
  '/embed/c/nothing',
  '/tournament/nothing/plan',
  '/tournament/3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  '/sessions/3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  '/sessions/nothing',
  '/sessions/nothing/payments',
  '/teams/3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  '/teams/nothing/challenge',
  '/players/3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  '/challenges/3f2504e0-4f89-41d3-9a0c-0305e82c3301',
])('%s leads nowhere: the plain page, so that the app can say so, with a 404', async (url) => {
  const { status, title, headers, body } = await preview(encodeURI(url))
  expect([status, title]).toEqual([404, 'i-one'])
  expect(body).toContain('$& $1')
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
  })
})
