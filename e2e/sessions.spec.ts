import { releaseHold } from '@i-one/contract/bookings/holds'
import { getPrices, replacePrices, updateCancellationPolicy } from '@i-one/contract/centres/prices'
import { cancelSession, getSession, listMySessions } from '@i-one/contract/sessions'
import { joinSession, leaveSession } from '@i-one/contract/sessions/places'
import type { Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { openBrowser, expect, createPerson, test } from './fixtures.ts'
import {
  findFreeSlot,
  holdSlot,
  createSessionOf,
  newSessionPath,
  createSlotFor,
  createSoonSlot,
  formatTime,
} from './slots.ts'
import { createOrganizer } from './test-session.ts'

const create = (page: Page) => page.getByRole('button', { name: 'Create Session' })
const location = (page: Page) => page.getByRole('combobox', { name: 'Location' })
const shared = ({ code }: { code: string }) => `/s/${code}`

test.describe('the New session page', () => {
  test('[BOOK-3] creates a session from the held slot with all settings, and opens Home', async ({
    member,
    baseURL,
  }) => {
    const { page, person } = member
    const organizer = await createOrganizer(baseURL ?? '')
    // an early slot, so that the next two slots are on the same day
    const free = await createSlotFor(baseURL ?? '', organizer, '10:00')
    const params = { id: free.pitch._id }
    const terms = { freeHours: 24, laterShare: 50, deposit: 500_000 }
    await organizer.call(updateCancellationPolicy, { params, body: { terms } })
    const first = await holdSlot(person, free)
    await page.goto(newSessionPath(first))
    const sum = page.getByRole('region', { name: 'Summary' })

    await expect(location(page)).toHaveValue(free.pitch.name)
    await expect(page.getByLabel('Time', { exact: true })).toHaveValue(free.slot.start)
    await expectNoFindings(page)

    await test.step('settings survive a reload', async () => {
      await page.getByLabel('Number of Sets').selectOption('4')
      await page.getByLabel('Penalty Shootout').uncheck()
      await page.reload()
      await expect(page.getByLabel('Number of Sets')).toHaveValue('4')
      await expect(page.getByLabel('Penalty Shootout')).not.toBeChecked()
      await expect(page.getByRole('timer')).toBeVisible()
    })

    await test.step('the price and terms of the hold are shown', async () => {
      await expect(sum).toContainText('₦10,000')
      await expect(sum).toContainText(
        /Free to cancel until .*\. After that, you owe the pitch half the price/,
      )
      await expect(sum).toContainText('A deposit of ₦5,000 by transfer is due')
    })

    await test.step('a changed price is accepted with one tap, and the old hold is released', async () => {
      await page.route(
        '**/i-one/holds',
        async (route) => {
          const { revision } = await organizer.call(getPrices, { params })
          const week = [{ days: [1, 2, 3, 4, 5, 6, 7], open: '00:00', close: '24:00', amount: 1_500_000 }]
          const body = { lists: [{ from: '2025-01-01', week }], holidays: [], revision }
          await organizer.call(replacePrices, { params, body })
          await route.continue()
        },
        { times: 1 },
      )
      const given = page.waitForResponse(
        (response) =>
          response.url().includes(`/holds/${first._id}`) && response.request().method() === 'DELETE',
      )
      await page.getByLabel('Time', { exact: true }).selectOption(free.next[1].start)
      await page.getByRole('button', { name: 'Take the slot for ₦15,000' }).click()
      expect((await given).status()).toBe(200)
      await expect(page).not.toHaveURL(new RegExp(first._id))
      await expect(page.getByLabel('Time', { exact: true })).toHaveValue(free.next[1].start)
      await expect(sum).toContainText('₦15,000')
    })

    await page.getByLabel('Total Minutes per Match').selectOption('7')
    await page.getByLabel('Numbers of Players per Team').selectOption('6')
    await page.getByLabel('Number of Sets').selectOption('3')
    await expect(sum).toContainText('18 players')
    await page.getByRole('group', { name: 'Winning Decider' }).getByLabel('AET').uncheck()
    await page.getByRole('button', { name: 'Anyone with the link' }).click()
    await create(page).click()
    await expect(page).toHaveURL('/')

    const [session] = await person.call(listMySessions)
    expect(session).toMatchObject({
      start: free.next[1].start,
      minutesPerMatch: 7,
      playersPerTeam: 6,
      sets: 3,
      aet: false,
      penaltyShootout: false,
      visibility: 'link',
    })
  })

  test('[BOOK-3] reports an expired hold, asks for a slot if there is no hold, and creates the session', async ({
    member,
  }) => {
    const { page, person } = member

    await test.step('reports an expired hold and creates nothing', async () => {
      const held = await holdSlot(person, await findFreeSlot(person))
      await page.goto(newSessionPath(held))
      await expect(page.getByRole('timer')).toBeVisible()
      await person.call(releaseHold, { params: { id: held._id } })
      await create(page).click()
      await expect(page.getByRole('heading', { name: 'Your hold has expired' })).toBeVisible()
      expect(await person.call(listMySessions)).toEqual([])
    })

    await test.step('without a hold names the missing fields, then takes a slot', async () => {
      const free = await findFreeSlot(person)
      await page.goto('/schedule-detail')
      for (const label of ['Total Minutes per Match', 'Numbers of Players per Team', 'Number of Sets'])
        await expect(page.getByLabel(label).locator('option')).toHaveText([...'12345678'])
      await create(page).click()
      for (const sentence of ['Choose a pitch', 'Choose a day', 'Choose a time'])
        await expect(page.getByText(sentence, { exact: true })).toBeVisible()

      await location(page).fill(free.pitch.name)
      await page
        .getByRole('option', { name: free.pitch.name })
        .filter({ hasText: free.pitch.address })
        .click()
      const day = new Intl.DateTimeFormat('en-CA', { timeZone: free.pitch.timeZone }).format(
        new Date(free.slot.start),
      )
      await page.getByLabel('Date').selectOption(day)
      await page.getByLabel('Time', { exact: true }).selectOption(free.slot.start)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You are officially the captain/)
      await create(page).click()
      await expect(page).toHaveURL('/')
      const [session] = await person.call(listMySessions)
      expect(session?.pitch._id).toBe(free.pitch._id)
    })
  })
})

test.describe('joining', () => {
  test('[BOOK-6] one tap joins from the session’s page, and another with confirmation leaves', async ({
    member,
    baseURL,
  }) => {
    const { page, person } = member
    const captain = await createPerson(baseURL ?? '', { firstName: 'Chinedu' })
    const session = await createSessionOf(captain)
    // aborts the stream, so that the page does not learn that the session was cancelled
    await page.route(`**/sessions/${session._id}/stream`, (route) => route.abort())
    await page.goto(`/sessions/${session._id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(session.pitch.name)
    await expect(page.getByText(formatTime(session.start, session.pitch.timeZone)).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: '1 in, 9 spots left' })).toBeVisible()
    await page.getByRole('button', { name: /^Join for ₦/ }).click()
    await expect(page.getByRole('heading', { name: '2 in, 8 spots left' })).toBeVisible()
    expect((await person.call(getSession, { params: { id: session._id } })).mine?.state).toBe('going')

    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Leave this game?' })
    await dialog.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { name: '1 in, 9 spots left' })).toBeVisible()

    await test.step('a session cancelled in the meantime cannot be joined, and the page shows its state', async () => {
      const join = page.getByRole('button', { name: /^Join for/ })
      await expect(join).toBeVisible()
      await captain.call(cancelSession, { params: { id: session._id } })
      await join.click()
      await expect(page.getByText('This game has ended.')).toBeVisible()
      await expect(page.getByText(/^This game is cancelled/)).toBeVisible()
    })
  })

  test('[BOOK-6] a user who joins a full session sees their waitlist position and gets the next vacant place', async ({
    member,
    baseURL,
  }) => {
    const { page } = member
    const captain = await createPerson(baseURL ?? '')
    const player = await createPerson(baseURL ?? '', { firstName: 'Sadiq' })
    const session = await createSessionOf(captain, { playersPerTeam: 1 })
    const params = { id: session._id }
    await player.call(joinSession, { params })
    await page.goto(shared(session))
    await page.getByRole('button', { name: 'Join the waitlist' }).click()
    const asking = page.getByRole('dialog', { name: 'Join the waitlist' })
    await asking.getByRole('button', { name: 'Join the waitlist' }).click()
    const waiting = page.getByRole('region', { name: 'Waitlist' })
    await expect(waiting.getByRole('listitem')).toHaveText([/^1Yousince \d\d:\d\d$/])

    await player.call(leaveSession, { params })
    await expect(page.getByRole('button', { name: 'Leave', exact: true })).toBeVisible({ timeout: 15_000 })
    await expect(waiting).toBeHidden()
  })

  test('[BOOK-6, BOOK-8] a captain cancels with a reason, which open pages show', async ({
    member,
    visitor,
  }) => {
    const { page, person } = member
    const session = await createSessionOf(person)
    await visitor.goto(shared(session))
    await expect(visitor.getByRole('link', { name: /^Join for/ })).toBeVisible()
    await test.step('the public page has link preview tags', async () => {
      const meta = (name: string) =>
        visitor.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')
      expect(await meta('og:title')).toContain(session.pitch.name)
      expect(await meta('og:description')).toMatch(/9 spots left/)
      expect(await meta('og:url')).toBe(visitor.url())
      expect(await meta('twitter:card')).toBe('summary_large_image')
      const picture = await visitor.request.get((await meta('og:image')) ?? '')
      expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
    })
    await page.goto(`/sessions/${session._id}`)
    await expect(page.getByText('You are the captain')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel the game' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel the game?' })
    await dialog.getByLabel('Rain').check()
    await dialog.getByRole('button', { name: 'Cancel game' }).click()
    const sentence = 'This game is cancelled. The captain called it off.'
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(visitor.getByText(sentence)).toBeVisible({ timeout: 15_000 })
    await expect(visitor.getByRole('link', { name: 'Play here again' })).toBeVisible()
  })
})

test('[BOOK-7] the captain draws the sets, and draws them again', async ({ member, baseURL }) => {
  const { page, person } = member
  const session = await createSessionOf(person, { playersPerTeam: 2 })
  for (const firstName of ['Uche', 'Sadiq', 'Kunle']) {
    const player = await createPerson(baseURL ?? '', { firstName })
    await player.call(joinSession, { params: { id: session._id } })
  }
  await page.goto(`/sessions/${session._id}`)
  await page.getByRole('button', { name: 'Draw the teams' }).click()
  await expect(page.getByText(/^Teams drawn (on .+ )?at \d\d:\d\d\./)).toBeVisible()
  const [one, two] = session.setNames
  await page.getByRole('button', { name: 'Pitch', exact: true }).click()
  await expect(page.getByRole('group', { name: `${one}: two in. ${two}: two in.` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Draw the teams again' })).toBeEnabled()
})

test('[BOOK-5] the captain starts with the players present and starts the first match', async ({
  member,
  visitor,
  baseURL,
}) => {
  const { page, person } = member
  const session = await createSessionOf(person, {
    playersPerTeam: 1,
    slot: await createSoonSlot(baseURL ?? ''),
  })
  const player = await createPerson(baseURL ?? '', { firstName: 'Uche' })
  await player.call(joinSession, { params: { id: session._id } })
  await page.goto(`/sessions/${session._id}`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'First match' }).click()
  await expect(page).toHaveURL(/\/live-match\?match=/)

  await page.goBack()
  await expect(page.getByRole('link', { name: 'Record the match' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Finish the game' })).toBeDisabled()
  await visitor.goto(shared(session))
  await visitor.getByRole('link', { name: 'Watch the match' }).click()
  await expect(visitor).toHaveURL(/\/m\//)
})

test.describe('sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('[BOOK-8] a session is shared by link, WhatsApp, clipboard and the share menu', async ({ member }) => {
    const { page, person } = member
    const session = await createSessionOf(person)
    await page.goto(`/sessions/${session._id}`)
    await page.getByRole('button', { name: 'Share the 9 open spots' }).click()
    const sheet = page.getByRole('dialog', { name: 'Share this game' })
    const link = new URL(shared(session), page.url()).href
    await expect(sheet.getByLabel('Link')).toHaveValue(link)
    const whatsApp = await sheet.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
    expect(new URL(whatsApp ?? '').searchParams.get('text')).toContain(link)
    await sheet.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

    await test.step('the share menu of the phone gets the link if it exists', async () => {
      await page.addInitScript(() => {
        navigator.share = (data) => {
          document.title = String(data?.url)
          return Promise.resolve()
        }
      })
      await page.reload()
      await sheet.getByRole('button', { name: 'Share', exact: true }).click()
      await expect(page).toHaveTitle(new URL(shared(session), page.url()).href)
    })
  })
})

test('[BOOK-8] a shared link is readable and Join works before scripts have loaded', async ({
  browser,
  baseURL,
  visitor,
}) => {
  const session = await createSessionOf(await createPerson(baseURL ?? ''))
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(shared(session))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(session.pitch.name)
  await expect(page.getByRole('link', { name: /^Join for ₦/ }).first()).toHaveAttribute(
    'href',
    `/role?from=${encodeURIComponent(shared(session))}`,
  )
  await context.close()

  await test.step('its code hydrates the page without changes, and requests no data that came with it', async () => {
    const asked: string[] = []
    const broken: string[] = []
    visitor.on('request', (request) => asked.push(new URL(request.url()).pathname))
    visitor.on('pageerror', ({ message }) => broken.push(message))
    // freezes the time, so that cached data does not become stale
    await visitor.addInitScript(() => {
      const now = Date.now()
      Date.now = () => now
    })
    await visitor.goto(shared(session))
    await visitor.getByRole('button', { name: 'Share this game' }).first().click()
    await expect(visitor.getByRole('dialog', { name: 'Share this game' })).toBeVisible()
    const path = `/i-one/shared-sessions/${session.code}`
    expect(asked.filter((one) => one === path)).toEqual([])
    await expect.poll(() => asked).toContain(`${path}/stream`)
    expect(broken).toEqual([])
  })
})

test('[BOOK-8] a visitor who signs up from a shared link returns to it signed in and joins with one tap', async ({
  visitor,
  baseURL,
}) => {
  const session = await createSessionOf(await createPerson(baseURL ?? ''), { visibility: 'link' })
  await visitor.context().grantPermissions(['geolocation'])
  await visitor.goto(shared(session))
  await visitor.getByRole('link', { name: /^Join for ₦/ }).click()
  await expect(visitor).toHaveURL(`/role?from=${encodeURIComponent(shared(session))}`)
  await visitor.getByRole('button', { name: /As a Player/ }).click()
  await visitor.getByRole('button', { name: 'Continue' }).click()
  const fill = (label: string, text: string) => visitor.getByLabel(label, { exact: false }).fill(text)
  await fill('First name', 'Ìfẹ́olúwa')
  await fill('Last name', 'Bánkólé')
  await fill('Nickname', 'Ìfẹ́')
  await visitor.getByLabel('Position').selectOption('MF')
  await fill('Email', `${crypto.randomUUID()}@example.com`)
  await visitor.getByRole('textbox', { name: 'Password' }).fill('kickoff-at-seven')
  await fill('Phone number', '+2348012345678')
  await visitor.getByRole('textbox', { name: 'Address' }).fill('7 Bode Thomas Street, Surulere')
  await visitor.getByRole('button', { name: 'Get my location' }).click()
  await expect(visitor.getByText(/^Location found at/)).toBeVisible()
  await visitor.getByRole('button', { name: 'Sign up' }).click()
  await expect(visitor.getByText('User registered successfully')).toBeVisible()
  await expect(visitor).toHaveURL(shared(session))
  await visitor.getByRole('button', { name: /^Join for ₦/ }).click()
  await expect(visitor.getByRole('heading', { name: '2 in, 8 spots left' })).toBeVisible()
})

test.describe('the host console', () => {
  test('[BOOK-5, API-2] an organizer can confirm or decline a session, and a player cannot', async ({
    member,
    browser,
    baseURL,
    contextOptions,
  }) => {
    const { page, person } = member
    const organizer = await createOrganizer(baseURL ?? '')
    const host = await (await openBrowser(browser, organizer, contextOptions)).newPage()
    const waitingSession = async () => {
      const session = await createSessionOf(person, { slot: await createSlotFor(baseURL ?? '', organizer) })
      const link = host.locator(`a[href="/sessions/${session._id}"]`)
      return { session, row: host.getByRole('listitem').filter({ has: link }) }
    }

    const [authorized, declined] = [await waitingSession(), await waitingSession()]

    await test.step('an organizer confirms a session, and the captain sees it on its page', async () => {
      const { session, row } = authorized
      await page.goto(`/sessions/${session._id}`)
      await expect(page.getByText('Waiting for the pitch to confirm')).toBeVisible()
      await host.goto('/host')
      await expect(row.getByRole('timer', { name: 'Time left to answer' })).toBeVisible()
      await row.getByRole('button', { name: 'Authorize' }).click()
      await expect(row).toHaveCount(0)
      await expect(page.getByText('Waiting for the pitch to confirm')).toBeHidden({ timeout: 15_000 })
    })

    await test.step('an organizer declines with a reason, and the session is cancelled', async () => {
      const { session, row } = declined
      await row.getByRole('button', { name: 'Decline' }).click()
      const dialog = host.getByRole('dialog', { name: 'Decline this game?' })
      await dialog.getByLabel('Reason').fill('The floodlights are being repaired')
      await dialog.getByRole('button', { name: 'Decline' }).click()
      await expect(row).toHaveCount(0)
      await page.goto(`/sessions/${session._id}`)
      await expect(page.getByText('This game is cancelled. The pitch declined.')).toBeVisible()
    })

    await test.step('a player sees that the console is for organizers', async () => {
      await page.goto('/host')
      await expect(page.getByText('This page is for organizers')).toBeVisible()
      await expectNoFindings(page)
    })
  })
})
