import type { Kysely } from 'kysely'
import { openDatabase } from '../../src/lib/database/database.ts'
import type { DB } from '../../src/lib/database/tables.ts'
import { type Person, createPerson, createTestPitch } from '../make.ts'

export interface World {
  db: Kysely<DB>
  people: Person[]
  pitches: { id: string; owner: Person | null }[]
  close(): Promise<void>
}

const always = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '00:00', close: '24:00' }))

export const createWorld = async (databaseUrl: string, crowd: number): Promise<World> => {
  const { db, close } = openDatabase(databaseUrl)
  const fixtures = { db, clock: { now: () => new Date() } }
  const people: Person[] = []
  for (let n = 0; n < crowd; n++) people.push(await createPerson(fixtures))
  const pitches: World['pitches'] = []
  for (const owner of [null, null, people[0] ?? null, people[1] ?? null]) {
    const traits = { slotMinutes: 15, openingHours: always, ...(owner && { owner, autoAuthorize: false }) }
    pitches.push({ id: await createTestPitch(fixtures, traits), owner })
  }
  return { db, people, pitches, close }
}
