import { randomUUID } from 'node:crypto'
import { closePitch } from '@i-one/contract/bookings/closures'
import { createHold } from '@i-one/contract/bookings/holds'
import type { CallError } from '@i-one/contract/call'
import { moveBooking } from '@i-one/contract/centres/bookings'
import { moveDeskBooking } from '@i-one/contract/centres/calendar'
import { bookAtDesk } from '@i-one/contract/centres/desk'
import { decideReview } from '@i-one/contract/moderation/reviews'
import { counterChallenge, holdTime, sendChallenge } from '@i-one/contract/sessions/challenges'
import { repeatSession } from '@i-one/contract/sessions/series'
import { createTournament } from '@i-one/contract/tournaments'
import { listPlanOpenings, movePlannedMatch } from '@i-one/contract/tournaments/calendar'
import { moveTie } from '@i-one/contract/tournaments/moving'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertReview, saveSubmission } from '../src/moderation/reviews/sql.ts'
import { type OpenApiDocument, type JsonSchema, listCalls } from './input/document.ts'
import { hoursAfterSessionStart, createChallenge, challengeTerms } from './make-challenge.ts'
import { toInstant as atSaturday, createSchedulableTournament } from './make-layable.ts'
import { createOpenSession } from './make-open-session.ts'
import { createTestTeam } from './make-team.ts'
import { newTournament } from './make-tournament.ts'
import { createPerson, createTestPitch } from './make.ts'
import { day, hour, startTestApp } from './suite.ts'

const app = await startTestApp({ rateLimits: false })

interface Said {
  right: string
  ask: (at: string) => Promise<unknown>
}

const createOwnedPitch = async () => {
  const owner = await createPerson(app, { isOwner: true })
  return {
    owner,
    call: app.as(owner.token),
    pitch: await createTestPitch(app, { owner, autoAuthorize: true }),
  }
}

const createDeskBooking = async () => {
  const { call, pitch } = await createOwnedPitch()
  const body = { dates: [{ _id: randomUUID(), start: hoursAfterSessionStart(24) }], name: 'Mama Ṣadé' }
  const [booking] = await call(bookAtDesk, { params: { id: pitch }, body })
  return { call, pitch, params: { id: booking?._id ?? '' } }
}

const createReview = async (field: 'sentAt' | 'bankSince') => {
  const owner = await createPerson(app, { isOwner: true })
  const call = app.as((await createPerson(app, { isAdmin: true })).token)
  const since = app.clock.now()
  await insertReview(app.db, owner.id)
  await saveSubmission(app.db, owner.id, '+2348035554471', since)
  await app.db
    .insertInto('bank_details')
    .values({ user_id: owner.id, since, bank: 'Mushin', account_number: '0123456789', account_name: 'Ada' })
    .execute()
  const params = { id: owner.id }
  const right = since.toISOString()
  const body = {
    decision: 'ask' as const,
    words: 'The document',
    yes: [],
    state: 'sent' as const,
    sentAt: right,
    bankSince: right,
  }
  return { right, ask: (at: string) => call(decideReview, { params, body: { ...body, [field]: at } }) }
}

const once = (make: () => Promise<Said>) => {
  let made: Promise<Said> | undefined
  return () => (made ??= make())
}

const said: Record<string, () => Promise<Said>> = {
  'closePitch.start': async () => {
    const { call, pitch } = await createOwnedPitch()
    const ask = (start: string) =>
      call(closePitch, {
        params: { id: pitch },
        body: { start, end: hoursAfterSessionStart(1), reason: 'Painting' },
      })
    return { right: hoursAfterSessionStart(0), ask }
  },
  'closePitch.end': async () => {
    const { call, pitch } = await createOwnedPitch()
    const ask = (end: string) =>
      call(closePitch, {
        params: { id: pitch },
        body: { start: hoursAfterSessionStart(0), end, reason: 'Painting' },
      })
    return { right: hoursAfterSessionStart(1), ask }
  },
  'createHold.start': async () => {
    const { pitch } = await createOwnedPitch()
    const call = app.as((await createPerson(app)).token)
    return { right: hoursAfterSessionStart(0), ask: (start) => call(createHold, { body: { pitch, start } }) }
  },
  'bookAtDesk.dates.start': async () => {
    const { call, pitch } = await createOwnedPitch()
    const ask = (start: string) =>
      call(bookAtDesk, {
        params: { id: pitch },
        body: { dates: [{ _id: randomUUID(), start }], name: 'Sola' },
      })
    return { right: hoursAfterSessionStart(0), ask }
  },
  'moveDeskBooking.start': once(async () => {
    const { call, pitch, params } = await createDeskBooking()
    return {
      right: hoursAfterSessionStart(0),
      ask: (start) => call(moveDeskBooking, { params, body: { pitch, start } }),
    }
  }),
  'holdTime.start': async () => {
    const { team, captain } = await createTestTeam(app)
    const { pitch } = await createOwnedPitch()
    const ask = (start: string) => app.as(captain.token)(holdTime, { body: { team: team._id, pitch, start } })
    return { right: hoursAfterSessionStart(0), ask }
  },
  'sendChallenge.slots.start': async () => {
    const [from, to] = [await createTestTeam(app), await createTestTeam(app, { name: 'Yaba Yaks' })]
    const { pitch } = await createOwnedPitch()
    const ask = (start: string) =>
      app.as(from.captain.token)(sendChallenge, {
        params: { id: to.team._id },
        body: { ...challengeTerms, team: from.team._id, slots: [{ pitch, start }] },
      })
    return { right: hoursAfterSessionStart(0), ask }
  },
  'counterChallenge.slots.start': async () => {
    const { challenge, to } = await createChallenge(app)
    const { pitch } = await createOwnedPitch()
    const ask = (start: string) =>
      app.as(to.captain.token)(counterChallenge, {
        params: { id: challenge._id },
        body: { ...challengeTerms, slots: [{ pitch, start }] },
      })
    return { right: hoursAfterSessionStart(0), ask }
  },
  'moveBooking.start': once(async () => {
    const { call, pitch } = await createOwnedPitch()
    const { session } = await createOpenSession(app, { pitch })
    const { booking_id: id } = await app.db
      .selectFrom('sessions')
      .select('booking_id')
      .where('id', '=', session._id)
      .executeTakeFirstOrThrow()
    return {
      right: hoursAfterSessionStart(48),
      ask: (start) => call(moveBooking, { params: { id }, body: { pitch, start } }),
    }
  }),
  'repeatSession.starts': async () => {
    const { pitch } = await createOwnedPitch()
    const { session, captain } = await createOpenSession(app, { pitch })
    const ask = (start: string) =>
      app.as(captain.token)(repeatSession, { params: { id: session._id }, body: { starts: [start] } })
    return { right: hoursAfterSessionStart(7 * 24), ask }
  },
  'createTournament.entriesUntil': async () => {
    const { call } = await createOwnedPitch()
    const right = newTournament.entriesUntil
    return {
      right,
      ask: (entriesUntil) => call(createTournament, { body: { ...newTournament, entriesUntil } }),
    }
  },
  'createTournament.squad.until': async () => {
    const { call } = await createOwnedPitch()
    const ask = (until: string) =>
      call(createTournament, { body: { ...newTournament, squad: { most: 8, until } } })
    return { right: newTournament.entriesUntil, ask }
  },
  'movePlannedMatch.start': once(async () => {
    const { lay, call, params, pitch } = await createSchedulableTournament(app)
    const { plan } = await lay()
    const planned = { params: { ...params, plan: plan._id, match: plan.lines[0]!.match } }
    const { fits } = await call(listPlanOpenings, planned)
    return {
      right: fits.at(-1)!.start,
      ask: (start) => call(movePlannedMatch, { ...planned, body: { pitch, start } }),
    }
  }),
  'moveTie.start': once(async () => {
    const { params, call, pitch, tie } = await createSchedulableTournament(app)
    const { _id: match } = await tie(1)
    const ask = (start: string) => call(moveTie, { params: { ...params, match }, body: { pitch, start } })
    return { right: atSaturday('14:00'), ask }
  }),
  'decideReview.sentAt': () => createReview('sentAt'),
  'decideReview.bankSince': () => createReview('bankSince'),
}

/** Times that the server clamps to a possible range; `matches/events/wrong-clock.test.ts` tests them. */
const elsewhere = ['recordEvents.events.at']

const instantsIn = (shape: JsonSchema | undefined, path: string): string[] => {
  if (!shape) return []
  const { properties = {}, items, prefixItems = [], anyOf = [] } = shape
  const here = shape.format === 'date-time' ? [path] : []
  const below = Object.entries(properties).flatMap(([name, one]) => instantsIn(one, `${path}.${name}`))
  return [...here, ...below, ...[items, ...prefixItems, ...anyOf].flatMap((one) => instantsIn(one, path))]
}

test('each instant in a request body is tested', async () => {
  const document = (await (await fetch(`${app.baseUrl}/docs/json`)).json()) as OpenApiDocument
  const all = listCalls(document).flatMap(({ name, parts }) => instantsIn(parts.body, name))
  expect(new Set(all)).toEqual(new Set([...Object.keys(said), ...elsewhere]))
})

const saved = async () => {
  const { rows } = await sql<{ id: string; now: string }>`
    select id, to_jsonb(array[lower(during), upper(during)])::text as now from bookings
    union all select id, to_jsonb(array[entries_until, squad_until])::text from tournaments
    union all select user_id, state from organizer_reviews`.execute(app.db)
  return new Map(rows.map(({ id, now }) => [id, now]))
}

const clocks: [string, number][] = [
  ['a second', 1000],
  ['an hour', hour],
  ['a day', day],
  ['a year', 365 * day],
]

test.each(Object.keys(said))('%s from a wrong clock is rejected or stored as sent', async (field) => {
  const control = await said[field]!()
  await control.ask(control.right)
  for (const [name, off] of clocks.flatMap(([of, by]) => [
    [`${of} ahead`, by] as const,
    [`${of} behind`, -by] as const,
  ])) {
    const { right, ask } = await said[field]!()
    const at = new Date(Date.parse(right) + off).toISOString()
    const before = await saved()
    const refusal = await ask(at).then(
      () => undefined,
      (error: CallError) => error,
    )
    const changed = [...(await saved())].filter(([id, now]) => before.get(id) !== now)
    if (refusal) {
      expect([name, [400, 409].includes(refusal.status), refusal.code]).toEqual([
        name,
        true,
        expect.any(String),
      ])
      expect([name, changed]).toEqual([name, []])
    } else {
      expect([name, Date.parse(at) > app.clock.now().getTime()]).toEqual([name, true])
      for (const [, now] of changed)
        expect([name, now]).toEqual([name, expect.stringContaining(at.slice(0, 19))])
    }
  }
})
