import { moveTie } from '@i-one/contract/tournaments/moving'
import { calendarTournament, exportTournament } from '@i-one/contract/tournaments/sharing'
import { expect, test } from 'vitest'
import { makeDrawn, makeTournament } from '../../../test/make-tournament.ts'
import { makePitch } from '../../../test/make.ts'
import { testApp } from '../../../test/suite.ts'
import { previews } from '../../app.ts'

const app = await testApp()

const makePlayed = async () => {
  const made = await makeDrawn(app, { teams: 3, name: 'Sunday Cup' })
  const pitch = await makePitch(app)
  const { _id } = await made.tie(2)
  const body = { pitch, start: '2025-11-29T15:00:00.000Z' }
  await made.call(moveTie, { params: { ...made.params, match: _id }, body })
  await made.enter(1, { T1: 2, T2: 1 })
  return made
}

test('its matches are a table for a spreadsheet, harmless in it', async () => {
  const { params, organizer } = await makePlayed()
  const text = await app.as()(exportTournament, { params })
  const lines = text.split('\r\n')
  expect(lines).toHaveLength(5)
  expect(lines[1]).toMatch(/^1,,1,League Match,,,,Team \d,Team \d,2,1,,finished$/)
  expect(lines[2]).toMatch(
    /^2,,2,League Match,Sat 29 Nov 2025,16:00,Adélékè Astro,Team \d,Team \d,,,,scheduled$/,
  )
  await app.db.updateTable('teams').set({ name: '=1+1' }).where('name', '=', 'Team 1').execute()
  const again = await app.as(organizer.token)(exportTournament, { params })
  expect(again).toContain(`,'=1+1,`)
})

test('its matches go into a calendar, or those of one team', async () => {
  const { params, teams, tie } = await makePlayed()
  const count = async (team?: string) =>
    (await app.as()(calendarTournament, { params, query: { ...(team && { team }) } })).split('BEGIN:VEVENT')
      .length - 1
  expect(await count()).toBe(1)
  const { teamOne, teamTwo } = await tie(2)
  for (const { id } of teams) expect(await count(id)).toBe([teamOne.team, teamTwo.team].includes(id) ? 1 : 0)
})

test('its link says what it is and how it stands', async () => {
  const { code, params } = await makePlayed()
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
  const open = await makeTournament(app, { teams: 1 })
  const taking = await previews['/t/:code']!(parts as never, { code: open.code })
  expect(taking).toMatchObject({ description: 'League, 1 team. 7 entries left.' })
})
