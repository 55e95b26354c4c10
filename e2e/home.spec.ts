import { randomUUID } from 'node:crypto'
import { listSlots } from '@i-one/contract/bookings'
import { releaseHold, createHold } from '@i-one/contract/bookings/holds'
import { type PlaceSearchResult, type NearbyPitch, findNearbyPitches } from '@i-one/contract/pitches'
import { abandonSession } from '@i-one/contract/sessions/captain'
import { type NearbySession, findNearbySessions } from '@i-one/contract/sessions/nearby'
import type { Page, Request } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { openBrowser, expect, lagos, createPerson, test } from './fixtures.ts'
import { createGate } from './gate.ts'
import { createOrganizer, createTestPitch, createTestSession } from './test-session.ts'

/** Time after which an unfinished match finishes automatically, in milliseconds. */
const finishedAfter = 2 * 60 * 60_000

/** Longest response time in milliseconds. A page's estimate of the server time can be this far behind. */
const maxUnderWay = 120_000

const home = { lng: lagos[0], lat: lagos[1] }

const holdsOfOne = 2

const clockAt = ({ start, pitch }: Pick<NearbySession, 'start' | 'pitch'>) =>
  new Date(start).toLocaleTimeString('en-GB', {
    timeZone: pitch.timeZone,
    hour: '2-digit',
    minute: '2-digit',
  })

const pitchesSection = (page: Page) => page.getByRole('region', { name: 'Nearby Pitches' })
const fixturesSection = (page: Page) => page.getByRole('region', { name: 'Upcoming Fixtures' })
const slides = (page: Page) => pitchesSection(page).locator('a[href^="/pitches/"], a[href^="/c/"]')
const currentDot = (page: Page) => pitchesSection(page).locator('button[aria-current="true"]')
const cards = (page: Page) => fixturesSection(page).getByRole('listitem').getByRole('link')

const placesOf = (pitches: readonly NearbyPitch[]) => {
  const places = new Map<string, NearbyPitch[]>()
  for (const pitch of pitches) {
    const id = pitch.centre?._id ?? pitch._id
    places.set(id, [...(places.get(id) ?? []), pitch])
  }
  return Array.from(places.values(), ([pitch, ...others]) => {
    const [{ name, address, booked }, centre] = [pitch!, others.length > 0 ? pitch!.centre : undefined]
    return {
      name: centre?.name ?? name,
      address,
      path: centre ? `/c/${centre.code}` : `/pitches/${pitch!._id}`,
      booked: booked && others.every((other) => other.booked),
    }
  })
}

const delayResponse = async (page: Page, path: string) => {
  let go = () => {}
  const asked = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(`**${path}*`, async (route) => {
    await asked
    await route.continue()
  })
  return () => go()
}

test.use({ traits: { coordinates: lagos } })

test('[HOME-3] Home greets by name and searches around the stored coordinates, longitude first', async ({
  member,
}) => {
  const { page, person } = member
  const asked = (path: string) => page.waitForRequest((request) => request.url().includes(path))
  const requests = [asked('/location/nearby'), asked('/sessions/nearby-sessions')]
  const user = page.waitForResponse('**/i-one/user')
  const answered = [
    page.waitForResponse('**/i-one/location/nearby?*'),
    page.waitForResponse('**/i-one/sessions/nearby-sessions?*'),
  ]
  await page.goto('/')
  await expect(page.getByText(`Hey, ${person.firstName} ${person.lastName}`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("It's Matchday!")
  for (const request of await Promise.all(requests)) {
    const query = new URL(request.url()).searchParams
    expect([query.get('lng'), query.get('lat')]).toEqual(['3.3541', '6.4969'])
  }
  expect((await user).status()).toBe(200)

  await test.step('until the server responds, the cached lists are shown', async () => {
    const [pitches, sessions] = (await Promise.all(
      answered.map(async (answer) => (await answer).json()),
    )) as [NearbyPitch[], NearbySession[]]
    await expect(slides(page)).toHaveCount(placesOf(pitches).length)
    await expect(cards(page)).toHaveCount(sessions.length)

    const answers = [
      await delayResponse(page, '/i-one/location/nearby'),
      await delayResponse(page, '/i-one/sessions/nearby-sessions'),
    ]
    await page.reload()
    await expect(cards(page)).toHaveCount(sessions.length)
    await expect(slides(page)).toHaveCount(placesOf(pitches).length)
    for (const go of answers) go()
  })
})

test('[HOME-4] search finds a district despite a typo and a pitch with the keyboard, and requests only the last input', async ({
  member,
}) => {
  const { page, person } = member
  const search = page.getByRole('combobox', { name: 'Search for locations' })
  await page.clock.install()
  await page.goto('/')

  await test.step('while typing, only the last input is requested', async () => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.endsWith('/location/search')) asked.push(searchParams.get('q') ?? '')
    })
    await expect(search).toHaveAttribute('placeholder', 'Search for locations')
    await page.clock.pauseAt(Date.now() + 60_000)
    await search.pressSequentially('lekki')
    await page.clock.resume()
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(asked).toEqual(['lekki'])
  })

  await test.step('a district is found despite a typo, and both lists show it', async () => {
    await search.fill('Ikorodo')
    const district = page
      .getByRole('option', { name: /[ÌI]k[oò]r[oò]d[uú]/u })
      .filter({ hasText: 'District' })
      .first()
    await district.click()
    await expect(page.getByText(/^Around/)).toBeVisible()
    const { searchParams } = new URL(page.url())
    const there = { lng: Number(searchParams.get('lng')), lat: Number(searchParams.get('lat')) }
    const [nearest] = placesOf(await person.call(findNearbyPitches, { query: there }))
    await expect(slides(page).first()).toContainText(nearest?.name ?? 'none')

    await page.getByRole('button', { name: 'Back to my area' }).click()
    const [atHome] = placesOf(await person.call(findNearbyPitches, { query: home }))
    await expect(slides(page).first()).toContainText(atHome?.name ?? 'none')
  })

  await test.step('a pitch is selected with the keyboard and opens', async () => {
    const [pitch] = await person.call(findNearbyPitches, { query: home })
    await search.fill(pitch?.name ?? '')
    await expect(page.getByRole('option', { name: `${pitch?.name} Pitch` }).first()).toBeVisible()
    await search.press('ArrowDown')
    await search.press('Enter')
    await expect(page).toHaveURL(`/pitches/${pitch?._id}`)
  })
})

test.describe('away from Lagos, where few objects are shown', () => {
  test.use({ traits: {} })

  test('[HOME-4] the last five searches are suggested, newest first, and can be deleted one by one, together or by logging out', async ({
    member: { page },
  }) => {
    const search = page.getByRole('combobox', { name: 'Search for locations' })
    const names = page.getByRole('option')
    const lookFor = async (district: string) => {
      await search.fill(district)
      await page
        .getByRole('option', { name: `${district} District` })
        .first()
        .click()
      await expect(page.getByText(/^Around/)).toContainText(district)
      await search.fill('')
    }

    await page.goto('/')
    await search.focus()
    await expect(names).toHaveCount(0)
    const earlier = ['Surulere', 'Ikeja', 'Apapa', 'Yaba'].map((name): PlaceSearchResult => ({
      kind: 'district',
      _id: null,
      name,
      address: 'Lagos',
      location: { type: 'Point', coordinates: lagos },
    }))
    await page.evaluate((places) => localStorage.setItem('recent-places', JSON.stringify(places)), earlier)
    for (const district of ['Epe', 'Badagry']) await lookFor(district)
    await page.reload()
    await search.focus()
    await expect(page.getByText('Recent searches')).toBeVisible()
    await expect(names).toHaveText([/^Badagry/, /^Epe/, /^Surulere/, /^Ikeja/, /^Apapa/])
    await expectNoFindings(page)

    await test.step('one is selected with the keyboard', async () => {
      await search.press('ArrowDown')
      await search.press('ArrowDown')
      await search.press('Enter')
      await expect(page.getByText(/^Around/)).toContainText('Epe')
      await search.fill('')
    })

    await test.step('one is deleted with the keyboard or a tap, and all together', async () => {
      await expect(names).toHaveText([/^Epe/, /^Badagry/, /^Surulere/, /^Ikeja/, /^Apapa/])
      await search.press('ArrowDown')
      await search.press('Delete')
      await expect(names).toHaveText([/^Badagry/, /^Surulere/, /^Ikeja/, /^Apapa/])
      await page.getByRole('option', { name: 'Surulere' }).locator('svg').click()
      await expect(names).toHaveText([/^Badagry/, /^Ikeja/, /^Apapa/])
      await page.getByRole('button', { name: 'Clear all' }).click()
      await expect(names).toHaveCount(0)
    })

    await test.step('logging out deletes them', async () => {
      await lookFor('Badagry')
      expect(await page.evaluate(() => localStorage.getItem('recent-places'))).toContain('Badagry')
      await page.goto('/profile')
      await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
      await expect.poll(() => page.evaluate(() => localStorage.getItem('recent-places'))).toBeNull()
    })
  })
})

test.describe('the carousel', () => {
  test.use({ traits: {}, contextOptions: { reducedMotion: 'no-preference' } })

  const bannerOf = ({ booked }: { booked: boolean }) =>
    booked ? 'All Match Time Slots Booked' : 'Slots Available'

  test('[HOME-5] has one slide per pitch or centre, with banner, name, address and a link', async ({
    member,
  }) => {
    const { page } = member
    const answered = page.waitForResponse('**/i-one/location/nearby?*')
    await page.goto('/')
    const places = placesOf((await (await answered).json()) as NearbyPitch[])
    await expect(slides(page)).toHaveCount(places.length)
    for (const [at, place] of places.entries()) {
      await expect(slides(page).nth(at)).toContainText(bannerOf(place))
      await expect(slides(page).nth(at)).toContainText(place.name)
      await expect(slides(page).nth(at)).toContainText(place.address)
    }
    const [left, right] = await slides(page).evaluateAll((all) =>
      all.slice(0, 2).map((slide) => (slide.closest('.swiper-slide') ?? slide).getBoundingClientRect()),
    )
    expect(Math.round(right!.left - left!.right)).toBe(16)
    await pitchesSection(page).getByRole('button', { name: 'Pause the slideshow' }).click()
    await pitchesSection(page).getByRole('button', { name: 'Pitch 1 of' }).click()
    await slides(page).first().click()
    await expect(page).toHaveURL(places[0]?.path ?? '')
  })

  test('[HOME-5] advances every 3 s, also after a touch, until it is paused', async ({ member }) => {
    const { page } = member
    const atRest = async () => {
      await pitchesSection(page)
        .locator('.swiper-wrapper')
        .evaluate(async (slides) => {
          await Promise.allSettled(slides.getAnimations().map(({ finished }) => finished))
          // the next frame sends the event `transitionend`, and the stopped clock also stops requestAnimationFrame
          await new Promise<void>((resolve) => {
            const observer = new IntersectionObserver(() => {
              observer.disconnect()
              resolve()
            })
            observer.observe(slides)
          })
        })
      return (await currentDot(page).getAttribute('aria-label')) ?? ''
    }
    await page.clock.install()
    await page.goto('/')
    await expect(currentDot(page)).toHaveAccessibleName(/^Pitch \d+ of/)
    await page.clock.pauseAt(Date.now() + 120_000)
    const before = await atRest()
    await page.clock.runFor(3000)
    await expect(currentDot(page)).not.toHaveAccessibleName(before)

    await pitchesSection(page).getByRole('button', { name: 'Pitch 5 of' }).click()
    await expect(currentDot(page)).toHaveAccessibleName(/^Pitch 5 of/)
    expect(await atRest()).toMatch(/^Pitch 5 of/)
    await page.clock.runFor(2900)
    await expect(currentDot(page)).toHaveAccessibleName(/^Pitch 5 of/)
    await page.clock.runFor(200)
    await expect(currentDot(page)).toHaveAccessibleName(/^Pitch 6 of/)
    await atRest()

    await page.getByRole('button', { name: 'Pause the slideshow' }).click()
    await expect(page.getByRole('button', { name: 'Play the slideshow' })).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(currentDot(page)).toHaveAccessibleName(/^Pitch 6 of/)
  })

  test('[HOME-5] loads its code when visible, and keeps the focus', async ({ member: { page } }) => {
    const moving: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/assets/pitch-carousel-')) moving.push(request.url())
    })
    await page.setViewportSize({ width: 390, height: 420 })
    await page.goto('/')
    await expect(slides(page).first()).toBeVisible()
    await expect(slides(page).first()).not.toBeInViewport()
    await page.waitForLoadState('load')
    expect(moving).toEqual([])
    await slides(page).first().focus()
    await expect(currentDot(page)).toHaveAccessibleName(/^Pitch 1 of/)
    await expect(slides(page).first()).toBeFocused()
  })

  test('[HOME-5] loads photos up to the slide after the current slide', async ({ member: { page } }) => {
    const fetched = () =>
      slides(page).evaluateAll((all) =>
        all.flatMap((slide, at) => (slide.querySelector('img[src]') ? [at + 1] : [])),
      )
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await expect(pitchesSection(page).getByRole('button', { name: 'Play the slideshow' })).toBeVisible()
    await expect.poll(fetched).toEqual([1, 2])
    await pitchesSection(page).getByRole('button', { name: 'Pitch 3 of' }).click()
    await expect.poll(fetched).toEqual([1, 2, 3, 4])
  })

  test('[HOME-5, HOME-6] does not move with reduced motion, has dots of at least 24 px, and says if there are no fixtures', async ({
    member,
  }) => {
    const { page } = member
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.clock.install()
    await page.goto('/')
    await slides(page).first().scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Play the slideshow' })).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(currentDot(page)).toHaveAccessibleName(/^Pitch 1 of/)
    for (const dot of await pitchesSection(page)
      .getByRole('button', { name: /^Pitch \d+ of/ })
      .all()) {
      const box = await dot.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBe(0)
    await expect(fixturesSection(page).getByText('No Upcoming Matches')).toBeVisible()
  })
})

test('its files are preloaded for signed-in users only', async ({ member, visitor }) => {
  const sentFor = (page: Page) => page.locator('head > link[rel="modulepreload"][href*="/home-page-"]')
  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(sentFor(visitor)).toHaveCount(0)
  await member.page.goto('/', { waitUntil: 'commit' })
  await expect(sentFor(member.page)).toHaveCount(1)
})

test('the user and their next session are requested once, before the code has loaded', async ({
  member: { page },
}) => {
  const code = createGate()
  await page.route('**/assets/app-*.js', async (route) => {
    await code.opened
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const first = ['/i-one/user', '/i-one/sessions/mine']
  const sentFor = first.map((path) => page.waitForRequest(`**${path}`))
  await page.goto('/', { waitUntil: 'commit' })
  await Promise.all(sentFor)
  code.open()
  await expect(page.getByRole('heading', { name: "It's Matchday!" })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No games coming up' })).toBeVisible()
  expect(first.map((path) => asked.filter((one) => one === path).length)).toEqual([1, 1])
})

test('requests that failed before the code had loaded are repeated, and users stay signed in', async ({
  member: { page },
}) => {
  const first = ['/i-one/user', '/i-one/sessions/mine']
  const asked: string[] = []
  for (const path of first)
    await page.route(`**${path}`, async (route) => {
      asked.push(path)
      await (asked.indexOf(path) === asked.lastIndexOf(path) ? route.abort() : route.continue())
    })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: "It's Matchday!" })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No games coming up' })).toBeVisible()
  expect(first.map((path) => asked.filter((one) => one === path).length)).toEqual([2, 2])
})

test('[HOME-5, HOME-6] a pulsing placeholder and six skeletons are shown until pitches and fixtures have loaded', async ({
  member: { page },
}) => {
  const showPitches = await delayResponse(page, '/i-one/location/nearby')
  const showFixtures = await delayResponse(page, '/i-one/sessions/nearby-sessions')
  await page.goto('/')
  const placeholder = pitchesSection(page).locator('[aria-busy="true"]')
  await expect(placeholder).toContainText('Loading pitches near you')
  await expect(placeholder.locator('svg')).toBeVisible()
  const skeletons = fixturesSection(page).locator('[aria-busy="true"] > div')
  await expect(skeletons).toHaveCount(6)
  showPitches()
  await expect(slides(page).first()).toBeVisible()
  await expect(placeholder).toHaveCount(0)
  showFixtures()
  await expect(cards(page).first()).toBeVisible()
  await expect(fixturesSection(page).locator('[aria-busy="true"]')).toHaveCount(0)
})

test('[HOME-6] a card is in one of two columns and links to the match', async ({ member }) => {
  const { page, person } = member
  const sessions = await person.call(findNearbySessions, { query: { ...home, only: 'sessions' } })
  const session = sessions.find(({ start }) => Date.parse(start) > Date.now() + 180_000)
  if (!session) throw new Error('the demo has no session near by')
  await page.goto('/')
  const card = page.locator(`a[href="/upcoming-match?session=${session._id}"]`)
  await expect(card).toContainText(session.matchType)
  await expect(card).toContainText(session.teamOne.name)
  await expect(card).toContainText(session.teamTwo.name)
  const lefts = await cards(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left))
  expect(new Set(lefts).size).toBe(2)

  await card.click()
  await expect(page).toHaveURL(`/upcoming-match?session=${session._id}`)
  const initials = ({ name }: { name: string }) => {
    const words = name.split(' ')
    return `${words[0]?.[0]}${words.at(-1)?.[0]}`.toUpperCase()
  }
  expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({
    team1: { initials: initials(session.teamOne), name: session.teamOne.name },
    team2: { initials: initials(session.teamTwo), name: session.teamTwo.name },
    matchType: session.matchType,
  })
})

test('[HOME-7] the clock counts down to the real kick-off each second', async ({ member }) => {
  const { page, person } = member
  const sessions = await person.call(findNearbySessions, { query: { ...home, only: 'sessions' } })
  const session = sessions.find(({ start }) => Date.parse(start) > Date.now() + 180_000)
  if (!session) throw new Error('the demo has no session to come')
  await page.clock.install({ time: Date.now() + 3_600_000 })
  const asked = Date.now()
  await page.goto('/')
  const card = page.locator(`a[href="/upcoming-match?session=${session._id}"]`)
  await expect(card).toContainText(clockAt(session))

  const secondsLeft = async () => {
    const text = (await card.getByRole('timer').textContent()) ?? ''
    const [seconds = 0, minutes = 0, hours = 0, days = 0] = text.split(/d |:/).map(Number).toReversed()
    return ((days * 24 + hours) * 60 + minutes) * 60 + seconds
  }
  const leftAt = (instant: number) => (Date.parse(session.start) - instant) / 1000
  const left = await secondsLeft()
  // allows two seconds, because the page rounds up and responses have the time in whole seconds
  expect(left).toBeLessThan(leftAt(asked) + 2)
  for (const passed of [1, 2]) {
    await expect.poll(secondsLeft, { intervals: [50] }).toBeLessThanOrEqual(left - passed)
    expect(await secondsLeft()).toBeGreaterThanOrEqual(leftAt(Date.now()))
  }
})

test('[HOME-8] a pitch without free slots on the day is shown as booked, until a slot is free again', async ({
  baseURL,
  member,
}) => {
  const { page, person } = member
  const pitch = await createTestPitch(baseURL ?? '', { slotMinutes: 120, coordinates: [5.7452, 5.5544] })
  const [lng, lat] = pitch.location.coordinates
  await page.goto(`/?near=there&lng=${lng}&lat=${lat}`)
  const slide = pitchesSection(page).locator(`a[href="/pitches/${pitch._id}"]`)
  await expect(slide).toContainText('Slots Available')

  const dayOf = (instant: string | Date) =>
    new Date(instant).toLocaleDateString('en-CA', { timeZone: pitch.timeZone })
  const slots = await person.call(listSlots, { params: { id: pitch._id }, query: { days: 2 } })
  const ahead = slots.filter(({ start }) => Date.parse(start) > Date.now())
  const today = ahead.filter(({ start }) => dayOf(start) === dayOf(ahead[0]?.start ?? ''))
  const free = today.filter(({ state }) => state === 'free')
  const holds = []
  let holder = person
  for (const [at, { start }] of free.entries()) {
    if (at % holdsOfOne === 0) holder = await createPerson(baseURL ?? '')
    const { call } = holder
    const hold = await call(createHold, { body: { pitch: pitch._id, start }, key: randomUUID() })
    holds.push(() => call(releaseHold, { params: { id: hold._id } }))
  }
  await page.reload()
  await expect(slide).toContainText('All Match Time Slots Booked')

  await holds[0]?.()
  await page.reload()
  await expect(slide).toContainText('Slots Available')
})

test('[HOME-3] until the server responds, Home shows the cached sessions of the current login only', async ({
  browser,
  baseURL,
}) => {
  const { captain, others, session } = await createTestSession(baseURL ?? '')
  const context = await openBrowser(browser, captain)
  const page = await context.newPage()
  const ticket = page.getByRole('main').locator(`a[href="/sessions/${session._id}"]`)
  const loading = page.getByText('Loading your games')
  await page.goto('/')
  await expect(ticket).toBeVisible()

  const answer = await delayResponse(page, '/i-one/sessions/mine*')
  await page.reload()
  await expect(ticket).toBeVisible()
  await captain.call(abandonSession, { params: { id: session._id }, body: { reason: 'rain' } })
  answer()
  await expect(page.getByRole('heading', { name: 'No games coming up' })).toBeVisible()
  await expect(ticket).toBeHidden()

  await test.step('a session that has ended in the meantime is not shown as upcoming', async () => {
    const again = await createTestSession(baseURL ?? '')
    await page.evaluate((token) => localStorage.setItem('i-one', token), again.captain.token)
    await page.goto('/')
    const own = page.getByRole('main').locator(`a[href="/sessions/${again.session._id}"]`)
    await expect(own).toBeVisible()
    // delays all responses, because any of them would reveal that the device clock changed
    const answerAgain = await delayResponse(page, '/i-one/**')
    await page.goto('about:blank')
    await page.clock.setFixedTime(Date.parse(again.session.end) + finishedAfter + maxUnderWay)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'No games coming up' })).toBeVisible()
    answerAgain()
    await expect(own).toBeVisible()
  })
  await test.step('another login does not see the cached data', async () => {
    await delayResponse(page, '/i-one/sessions/mine*')
    await page.evaluate((token) => localStorage.setItem('i-one', token), others[0]!.token)
    await page.reload()
    await expect(loading).toBeAttached()
  })
  await context.close()
})

test('[HOME-3] if the stream delivers the sessions first, their request is aborted and not repeated', async ({
  browser,
  baseURL,
}) => {
  const { captain, session } = await createTestSession(baseURL ?? '')
  const context = await openBrowser(browser, captain)
  const page = await context.newPage()
  const isForMine = (request: Request) => new URL(request.url()).pathname === '/i-one/sessions/mine'
  let asked = 0
  page.on('request', (request) => {
    if (isForMine(request)) asked++
  })
  await delayResponse(page, '/i-one/sessions/mine')
  const givenUp = page.waitForEvent('requestfailed', isForMine)
  await page.goto('/')
  await givenUp
  await expect(page.getByRole('main').locator(`a[href="/sessions/${session._id}"]`)).toBeVisible()
  await expect(pitchesSection(page)).toBeVisible()
  expect(asked).toBe(1)
  await context.close()
})

test('[HOME-3] until the server responds, organizers see cached requests and games of their console', async ({
  browser,
  baseURL,
}) => {
  const organizer = await createOrganizer(baseURL ?? '')
  await createTestPitch(baseURL ?? '', { slotMinutes: 60, coordinates: [4.7005, 8.5799], organizer })
  const context = await openBrowser(browser, organizer)
  const page = await context.newPage()
  const card = page.getByRole('heading', { name: 'No requests to answer' })
  await page.goto('/')
  await expect(card).toBeVisible()
  for (const path of ['/i-one/pitches/mine', '/i-one/sessions/to-authorize', '/i-one/host/'])
    await delayResponse(page, path)
  await page.reload()
  await expect(card).toBeVisible()
  await context.close()
})
