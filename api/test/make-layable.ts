import { bookTournamentPlan, scheduleTournament } from '@i-one/contract/tournaments/calendar'
import type * as z from 'zod/mini'
import type { TestApp } from './app.ts'
import { createDrawnTournament } from './make-tournament.ts'
import { createTestPitch } from './make.ts'

export type ScheduleRequest = Partial<z.input<typeof scheduleTournament.body>>

export const saturday = '2025-11-29'
export const afternoon = [{ day: 6, open: '15:00', close: '18:00' }]
export const toInstant = (time: string, date = saturday) => `${date}T${time}:00.000Z`

export const createSchedulableTournament = async (
  app: TestApp,
  traits: Parameters<typeof createDrawnTournament>[1] = {},
  pitchTraits: Parameters<typeof createTestPitch>[1] = {},
) => {
  const made = await createDrawnTournament(app, { teams: 4, rules: { minutes: 12 }, ...traits })
  const pitch = await createTestPitch(app, pitchTraits)
  const { call, params } = made
  const lay = (asked: ScheduleRequest = {}) =>
    call(scheduleTournament, {
      params,
      body: { pitches: [pitch], from: saturday, to: saturday, hours: afternoon, ...asked },
    })
  const book = (plan: string) => call(bookTournamentPlan, { params, body: { plan } })
  const bookings = () =>
    app.db
      .selectFrom('bookings')
      .select(['state', 'price_amount'])
      .where('pitch_id', '=', pitch)
      .orderBy('during')
      .execute()
  return { ...made, pitch, lay, book, bookings }
}

export type SchedulableTraits =
  Parameters<typeof createSchedulableTournament> extends [TestApp, ...infer Traits] ? Traits : never
