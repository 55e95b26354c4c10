import { randomUUID } from 'node:crypto'
import { getUser } from '@i-one/contract/accounts'
import { listSlots } from '@i-one/contract/bookings'
import { createHold } from '@i-one/contract/bookings/holds'
import { bookAtDesk } from '@i-one/contract/centres/desk'
import { changeCentre, listMyCentres } from '@i-one/contract/centres/registration'
import { recordEvents } from '@i-one/contract/matches'
import { transferWhistle } from '@i-one/contract/matches/scorers'
import { changePitch, listMyPitches } from '@i-one/contract/pitches/registration'
import { createSession } from '@i-one/contract/sessions'
import { authorizeSession } from '@i-one/contract/sessions/authorization'
import { sendChallenge } from '@i-one/contract/sessions/challenges'
import { assignTeamToSet } from '@i-one/contract/sessions/sets'
import { createTeam } from '@i-one/contract/teams'
import { createTournament, getTournament } from '@i-one/contract/tournaments'
import { drawTournament } from '@i-one/contract/tournaments/draw'
import { registerTeam } from '@i-one/contract/tournaments/entries'
import { moveTie } from '@i-one/contract/tournaments/moving'
import { enterResult } from '@i-one/contract/tournaments/results'
import type { Page } from '@playwright/test'
import { openBrowser, expect, createPerson, test } from './fixtures.ts'
import { createSessionOf, createSoonSlot } from './slots.ts'
import { createOrganizer, createTestPitch, createTestSession, createNextMatch } from './test-session.ts'
import { expectNoOverflow } from './walk.ts'

const long = 'Oluwaseunbabatundeadekunleoluwafemiolumi'

const wide = (length: number) => 'W'.repeat(length)
const fromTheRight = (length: number) => 'عبدالرحمنالمصطفى'.repeat(length).slice(0, length)

/** Widths in pixels of a phone at 100 % and 200 % text size. */
const widths = [390, 195]

const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right } = range.getBoundingClientRect()
      if (left === right || text.parentElement?.closest('svg')) continue
      for (let at = text.parentElement; at && at.clientWidth !== 1; at = at.parentElement) {
        const around = at.getBoundingClientRect()
        const isHiding = ['hidden', 'clip'].includes(getComputedStyle(at).overflowX)
        if (isHiding && (left < around.left - 1 || right > around.right + 1)) cut.push(text.textContent!)
      }
    }
    return cut
  })

const expectEachFits = async (page: Page, paths: readonly string[]) => {
  for (const path of paths)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        await expectNoOverflow(page, `${path} at ${width} pixels`)
        expect(await cutTexts(page), `${path} at ${width} pixels`).toEqual([])
      }
    })
}

test('no page is wider than the phone with names of forty letters without a space', async ({
  browser,
  visitor,
  baseURL,
}) => {
  test.slow()
  const made = await createTestSession(baseURL ?? '', 2, { people: long, pitch: long + long })
  const { captain, session } = made
  const match = await createNextMatch(made)
  const at = new Date().toISOString()
  const [scorer] = Object.values(match.lineups.T1).flat()
  const event = { period: 'first', at } as const
  const events = [
    { ...event, id: randomUUID(), type: 'kick-off', clockMs: 0 },
    { ...event, id: randomUUID(), type: 'goal', side: 'T1', player: scorer!.player, clockMs: 1000 },
  ] as const
  await captain.call(recordEvents, { params: { id: match._id }, body: { events: [...events] } })
  const team = await captain.call(createTeam, {
    body: {
      name: long,
      address: long,
      location: { type: 'Point', coordinates: [4.6005, 8.4799] },
    },
    key: randomUUID(),
  })
  const soon = await createSessionOf(captain, { slot: await createSoonSlot(baseURL ?? '') })
  await captain.call(assignTeamToSet, { params: { id: soon._id, set: 1 }, body: { team: team._id } })
  const { user } = await captain.call(getUser)

  await expectEachFits(visitor, [`/s/${session.code}`, `/p/${session.pitch._id}`, `/m/${match._id}`])
  const page = await (await openBrowser(browser, captain)).newPage()
  await expectEachFits(page, [
    '/',
    `/sessions/${session._id}`,
    `/sessions/${session._id}/payments`,
    `/live-match?match=${match._id}`,
    `/upcoming-match?session=${session._id}`,
    '/schedule',
    `/pitches/${session.pitch._id}`,
    '/profile',
    '/profile-stats',
    `/players/${user._id}`,
    '/leaderboard',
    '/teams',
    `/teams/${team._id}`,
    '/settings',
    '/notifications',
  ])
})

const day = 24 * 60 * 60 * 1000

const createLongCup = async (
  baseUrl: string,
  coordinates: [number, number],
  final: { pitch: string; start: string },
) => {
  const organizer = await createOrganizer(baseUrl)
  const { _id, code } = await organizer.call(createTournament, {
    body: {
      name: wide(60),
      form: 'groups',
      groups: 2,
      qualify: 1,
      most: 4,
      entriesUntil: new Date(Date.now() + 7 * day).toISOString(),
      squad: {},
      rules: { minutes: 8 },
      about: fromTheRight(500),
      address: wide(200),
    },
    key: randomUUID(),
  })
  const params = { id: _id }
  const captains = await Promise.all(
    [wide, fromTheRight, wide, fromTheRight].map(async (letters) => {
      const name = letters(40)
      const captain = await createPerson(baseUrl, { firstName: name, nickname: name, coordinates })
      const location = { coordinates }
      const team = await captain.call(createTeam, {
        body: { name, address: letters(200), location, matchWanted: letters(80), playersWanted: letters(80) },
        key: randomUUID(),
      })
      await captain.call(registerTeam, { params, body: { team: team._id } })
      return { captain, team: team._id }
    }),
  )
  await organizer.call(drawTournament, { params, body: { seeding: captains.map(({ team }) => team) } })
  const ties = async () =>
    (await organizer.call(getTournament, { params })).stages.flatMap((stage) => stage.ties)
  for (const { _id: match, group } of await ties())
    if (group) await organizer.call(enterResult, { params: { ...params, match }, body: { T1: 12, T2: 10 } })
  const match = (await ties()).find(({ group }) => !group)!._id
  await organizer.call(moveTie, { params: { ...params, match }, body: final })
  const whistle = await organizer.call(transferWhistle, { params: { id: match } })
  return { organizer, id: _id, code, whistle: whistle.code, captains }
}

const createLongCentre = async (baseUrl: string, coordinates: [number, number]) => {
  const owner = await createPerson(baseUrl, { firstName: wide(100), nickname: wide(40), isOwner: true })
  const organizer = owner
  const { _id: pitch } = await createTestPitch(baseUrl, {
    name: fromTheRight(80),
    slotMinutes: 60,
    coordinates,
    organizer,
    autoAuthorize: false,
  })
  const [{ revision } = { revision: 0 }] = await owner.call(listMyPitches)
  await owner.call(changePitch, {
    params: { id: pitch },
    body: { revision, surface: wide(40), facilities: [wide(40), fromTheRight(40)] },
  })
  const [before] = await owner.call(listMyCentres)
  const centre = await owner.call(changeCentre, {
    params: { id: before!._id },
    body: {
      revision: before!.revision,
      name: wide(80),
      legalName: fromTheRight(120),
      address: wide(200),
      rules: fromTheRight(400),
    },
  })
  const slots = await owner.call(listSlots, { params: { id: pitch }, query: { days: 4 } })
  const dayOf = (instant: string) =>
    new Date(instant).toLocaleDateString('en-CA', { timeZone: 'Africa/Lagos' })
  const inTwoDays = dayOf(new Date(Date.now() + 2 * day).toISOString())
  const starts = slots.map(({ start }) => start).filter((start) => dayOf(start) === inTwoDays)
  const booking = randomUUID()
  await owner.call(bookAtDesk, {
    params: { id: pitch },
    body: {
      dates: [{ _id: booking, start: starts[12]! }],
      slots: 2,
      name: wide(60),
      phone: '+2348031234567',
      paid: 'cash',
    },
  })
  return { owner, centre, pitch, starts, day: inTwoDays, booking }
}

test('no page of a centre, a tournament or a challenge is wider than the phone, however long the names are', async ({
  browser,
  visitor,
  baseURL,
}) => {
  test.slow()
  const baseUrl = baseURL ?? ''
  const near: [number, number] = [5.2476, 13.0059]
  const { owner, centre, pitch, starts, day: bookedDay, booking } = await createLongCentre(baseUrl, near)
  const { organizer, id, code, whistle, captains } = await createLongCup(baseUrl, near, {
    pitch,
    start: starts[20]!,
  })
  const [challenger, challenged] = captains
  const hold = await challenger!.captain.call(createHold, {
    body: { pitch, start: starts[16]! },
    key: randomUUID(),
  })
  const { _id: session } = await challenger!.captain.call(createSession, {
    body: {
      hold: hold._id,
      minutesPerMatch: 8,
      playersPerTeam: 5,
      sets: 1,
      aet: true,
      penaltyShootout: true,
      team: challenger!.team,
    },
    key: randomUUID(),
  })
  await owner.call(authorizeSession, { params: { id: session } })
  const challenge = await challenger!.captain.call(sendChallenge, {
    params: { id: challenged!.team },
    body: {
      team: challenger!.team,
      slots: [{ pitch, start: starts[18]! }],
      periods: 2,
      minutesPerPeriod: 20,
      playersPerTeam: 5,
      aet: true,
      penaltyShootout: true,
      words: wide(300),
    },
    key: randomUUID(),
  })

  await expectEachFits(visitor, [
    `/c/${centre.code}`,
    `/t/${code}`,
    `/t/${code}?table`,
    `/t/${code}?matches`,
    `/t/${code}?teams`,
    `/t/${code}/screen`,
    `/embed/t/${code}`,
    `/embed/c/${centre.code}`,
    `/w/${whistle}`,
  ])
  const player = await (await openBrowser(browser, challenged!.captain)).newPage()
  await expectEachFits(player, ['/opponents', `/challenges/${challenge._id}`, `/tournament/${id}`])
  await player.goto('/opponents')
  await expect(player.getByRole('listitem', { name: wide(40) }).first()).toBeVisible()
  const runner = await (await openBrowser(browser, organizer)).newPage()
  await expectEachFits(runner, [
    `/tournament/${id}?matches`,
    `/tournament/${id}?teams`,
    `/tournament/${id}/plan`,
  ])
  const page = await (await openBrowser(browser, owner)).newPage()
  await expectEachFits(page, [
    '/host',
    `/host?tab=calendar&day=${bookedDay}`,
    '/host?tab=pitches',
    '/host?tab=reports',
    '/host?tab=staff',
    `/host/centres/${centre._id}/customers`,
    `/host/centres/${centre._id}/log`,
    `/host/centres/${centre._id}/closures`,
    `/host/centres/${centre._id}/messages`,
    `/host/centres/${centre.code}/poster`,
    `/host/centres/${centre.code}`,
    `/host/bookings/${booking}/money`,
    `/host/bookings/${booking}/receipts/1`,
    `/host/pitches/${pitch}`,
    `/host/pitches/${pitch}/prices`,
    '/host/cash-up',
  ])
})
