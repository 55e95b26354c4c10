import { type Call, createClient } from '@i-one/contract/call'
import { updateParts } from '@i-one/contract/pitches/parts'
import { type Person, findCentreId, createPerson, createTestPitch } from '../../make.ts'
import { type SlotHistorySetup, getErrorCode, pickRandom } from '../slots/play-slots.ts'

const quarter = 15 * 60_000
const always = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, open: '00:00', close: '24:00' }))

export const retryUntilAnswered = async <T>(
  { urls, random }: Pick<SlotHistorySetup, 'urls' | 'random'>,
  { token }: Person,
  ask: (call: Call) => Promise<T>,
): Promise<T> => {
  for (;;) {
    try {
      return await ask(createClient({ baseUrl: pickRandom(random, urls), token: () => token }))
    } catch (error) {
      if (getErrorCode(error)) throw error
    }
  }
}

export const createCombinedPitch = async (town: SlotHistorySetup, count: number) => {
  const { db, now, people } = town
  const fixtures = { db, clock: { now } }
  const owner = await createPerson(fixtures, { isOwner: true })
  const make = () =>
    createTestPitch(fixtures, { owner, autoAuthorize: true, slotMinutes: 15, openingHours: always })
  const pitches = { whole: await make(), one: await make(), two: await make() }
  const centre_id = await findCentreId(town, pitches.whole)
  const parts = [pitches.one, pitches.two]
  await db.updateTable('pitches').set({ centre_id }).where('id', 'in', parts).execute()
  const [first, second, ...captains] = people
  const desks = [first!, second!]
  const works = desks.map(({ id }) => ({ centre_id, user_id: id, role: 'desk' as const, since: now() }))
  await db.insertInto('centre_staff').values(works).execute()
  await retryUntilAnswered(town, owner, (call) =>
    call(updateParts, { params: { id: pitches.whole }, body: { parts } }),
  )
  const begin = (Math.floor(now().getTime() / quarter) + 8) * quarter
  const starts = Array.from({ length: count }, (_, n) => new Date(begin + n * quarter).toISOString())
  return { owner, desks, captains, pitches, starts }
}

export type CombinedPitch = Awaited<ReturnType<typeof createCombinedPitch>>
