import { changeTeam } from '@i-one/contract/teams'
import { cancelTournament } from '@i-one/contract/tournaments'
import { withdrawTeam } from '@i-one/contract/tournaments/entries'
import { moveTie, postponeTie } from '@i-one/contract/tournaments/moving'
import { getTournamentCalendar, exportTournament } from '@i-one/contract/tournaments/sharing'
import { describe, expect, test } from 'vitest'
import { lockCalendarRevision } from '../../../test/lock.ts'
import { createDrawnTournament, createTestTournament } from '../../../test/make-tournament.ts'
import { createTestPitch } from '../../../test/make.ts'
import { parseCalendar } from '../../../test/read-calendar.ts'
import { runRepair } from '../../../test/run-repair.ts'
import { hour, startTestApp } from '../../../test/suite.ts'
import { previews } from '../../app.ts'

const app = await startTestApp()

const createPlayedTournament = async () => {
  const made = await createDrawnTournament(app, { teams: 3, name: 'Sunday Cup' })
  const pitch = await createTestPitch(app)
  const { _id } = await made.tie(2)
  const body = { pitch, start: '2025-11-29T15:00:00.000Z' }
  await made.call(moveTie, { params: { ...made.params, match: _id }, body })
  await made.enter(1, { T1: 2, T2: 1 })
  return made
}

test('exports its matches as a table that is safe to open in a spreadsheet', async () => {
  const { params, organizer } = await createPlayedTournament()
  const text = await app.as()(exportTournament, { params })
  const lines = text.split('\r\n')
  expect(lines).toHaveLength(5)
  expect(lines[1]).toMatch(/^1,,1,League Match,,,,Team \d,Team \d,2,1,,finished,$/)
  expect(lines[2]).toMatch(
    /^2,,2,League Match,Sat 29 Nov 2025,16:00,Adélékè Astro,Team \d,Team \d,,,,scheduled,$/,
  )
  await app.db.updateTable('teams').set({ name: '=1+1' }).where('name', '=', 'Team 1').execute()
  const again = await app.as(organizer.token)(exportTournament, { params })
  expect(again).toContain(`,'=1+1,`)
  await app.db.updateTable('teams').set({ name: '＝1+1' }).where('name', '=', '=1+1').execute()
  expect(await app.as(organizer.token)(exportTournament, { params })).toContain(`,'＝1+1,`)
})

test('its matches go into a calendar, or those of one team', async () => {
  const { params, teams, tie } = await createPlayedTournament()
  const count = async (team?: string) =>
    (await app.as()(getTournamentCalendar, { params, query: { ...(team && { team }) } })).split(
      'BEGIN:VEVENT',
    ).length - 1
  expect(await count()).toBe(1)
  const { teamOne, teamTwo } = await tie(2)
  for (const { id } of teams) expect(await count(id)).toBe([teamOne.team, teamTwo.team].includes(id) ? 1 : 0)
})

test('its calendar is in the organizer’s language if the request names none', async () => {
  const { params, organizer } = await createPlayedTournament()
  await app.db.updateTable('users').set({ language: 'fr' }).where('id', '=', organizer.id).execute()
  const read = (language?: string) =>
    app.as(undefined, language)(getTournamentCalendar, { params, query: {} })
  expect(await read()).toMatch(/PRODID:.*FR/)
  expect(await read('en')).toMatch(/PRODID:.*EN/)
})

describe('a match in a calendar', () => {
  const early = '2025-11-29T15:00:00.000Z'
  const late = '2025-11-29T17:00:00.000Z'

  const subscribe = async () => {
    const made = await createDrawnTournament(app, { teams: 3, name: 'Sunday Cup' })
    const { params, call, tie } = made
    const pitch = await createTestPitch(app)
    const { _id } = await tie(2)
    const match = { params: { ...params, match: _id } }
    const move = (start: string) => call(moveTie, { ...match, body: { pitch, start } })
    const postpone = () => call(postponeTie, match)
    const read = async (team?: string) =>
      parseCalendar(await app.as()(getTournamentCalendar, { params, query: { ...(team && { team }) } })).get(
        _id,
      )
    const after = async (change: () => Promise<unknown>) => {
      app.clock.advance(hour)
      const at = app.clock.now().getTime()
      await change()
      app.clock.advance(hour)
      return { at, event: (await read())! }
    }
    return { ...made, pitch, move, postpone, read, after }
  }

  test('is the same event after each change, by a higher number and the time of the change', async () => {
    const { move, postpone, after, read } = await subscribe()
    expect(await read()).toBeUndefined()
    const placed = await after(() => move(late))
    const moved = await after(() => move(early))
    const postponed = await after(postpone)
    const again = await after(() => move(late))
    const all = [placed, moved, postponed, again]
    expect(all.map(({ event: { status, start } }) => [status, start])).toEqual([
      ['CONFIRMED', late],
      ['CONFIRMED', early],
      ['CANCELLED', early],
      ['CONFIRMED', late],
    ])
    for (const { event, at } of all) expect([event.stamp, event.lastModified]).toEqual([at, at])
    expect(all.map(({ event: { sequence } }) => sequence)).toEqual([0, 1, 2, 3])
    expect(postponed.event.location).toBe(moved.event.location)
    app.clock.advance(hour)
    expect(await read()).toEqual(again.event)
  })

  test('has another revision where a team or the pitch has another name, in the calendar of a team too', async () => {
    const { move, after, read, teams, pitch, tie } = await subscribe()
    const placed = await after(() => move(late))
    const { teamOne } = await tie(2)
    const { captain } = teams.find(({ id }) => id === teamOne.team)!
    const renamed = await after(() =>
      app.as(captain.token)(changeTeam, { params: { id: teamOne.team! }, body: { name: 'Egrets' } }),
    )
    const other = await after(() =>
      app.db.updateTable('pitches').set({ name: 'Sabo Cage' }).where('id', '=', pitch).execute(),
    )
    expect(renamed.event.summary).toContain('Egrets')
    expect(other.event.location).toContain('Sabo Cage')
    const all = [placed, renamed, other].map(({ event }) => event)
    expect(all.map(({ sequence }) => sequence)).toEqual([0, 1, 2])
    expect(all.map(({ stamp }) => stamp)).toEqual(all.map(({ stamp }) => stamp).toSorted())
    expect(renamed.event.stamp).toBeGreaterThan(placed.event.stamp)
    expect(await read(teamOne.team)).toEqual(other.event)
  })

  test('is cancelled with its tournament, and when one of its teams has withdrawn', async () => {
    const { move, after, call, params } = await subscribe()
    await after(() => move(late))
    const off = await after(() => call(cancelTournament, { params, body: {} }))
    expect(off.event).toMatchObject({ status: 'CANCELLED', start: late, sequence: 1, stamp: off.at })
    const other = await subscribe()
    await other.after(() => other.move(late))
    const { teamOne } = await other.tie(2)
    const { captain } = other.teams.find(({ id }) => id === teamOne.team)!
    const gone = await other.after(() =>
      app.as(captain.token)(withdrawTeam, { params: { ...other.params, team: teamOne.team! } }),
    )
    expect(gone.event).toMatchObject({ status: 'CANCELLED', start: late, sequence: 1, stamp: gone.at })
  })

  test('that was in calendars before revisions were counted is shown as the first', async () => {
    const { move, postpone, read, tie } = await subscribe()
    await move(late)
    await app.db.deleteFrom('calendar_revisions').execute()
    await runRepair(app.db, '0036_tournaments_matches', 'calendar_revisions')
    const first = (await read())!
    expect(first).toMatchObject({ status: 'CONFIRMED', sequence: 1 })
    const [row] = await app.db
      .selectFrom('calendar_revisions')
      .selectAll()
      .where('event_id', '=', (await tie(2))._id)
      .execute()
    expect(row!.ends_at.toISOString()).toBe(first.end)
    await app.db.deleteFrom('calendar_revisions').execute()
    await runRepair(app.db, '0036_tournaments_matches', 'calendar_revisions')
    await postpone()
    const off = await read()
    expect(off).toEqual({ ...first, status: 'CANCELLED', stamp: off?.stamp, lastModified: off?.lastModified })
  })

  test('has one revision where two read the change at once', async () => {
    const { move, read, tie } = await subscribe()
    await move(late)
    await read()
    app.clock.advance(hour)
    await move(early)
    const lock = await lockCalendarRevision(app, (await tie(2))._id)
    for (let reader = 0; reader < 2; reader++) await lock.queue(() => read())
    const both = await lock.release()
    expect(both).toMatchObject([{ value: { sequence: 1 } }, { value: { sequence: 1 } }])
    expect((await read())?.sequence).toBe(1)
  })
})

test('its link preview shows the format and the current standings', async () => {
  const { code, params } = await createPlayedTournament()
  const parts = { db: app.db, config: app.config, now: app.clock.now }
  const preview = await previews['/t/:code']!(parts as never, { code })
  expect(preview).toMatchObject({
    title: 'Sunday Cup',
    description: expect.stringMatching(/^League, 3 teams\. .* lead with 3 points\.$/),
    path: `/t/${code}`,
  })
  expect(await previews['/t/:code']!(parts as never, { code: 'no-such-cup' })).toBeUndefined()
  const picture = await fetch(`${app.baseUrl}/i-one/tournaments/${params.id}/preview.png`)
  expect(picture.headers.get('content-type')).toBe('image/png')
  const bytes = Buffer.from(await picture.arrayBuffer())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  const open = await createTestTournament(app, { teams: 1 })
  const taking = await previews['/t/:code']!(parts as never, { code: open.code })
  expect(taking).toMatchObject({ description: 'League, 1 team. 7 spots left.' })
})
