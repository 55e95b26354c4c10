import { moveCentreLog } from '../../centre-log.ts'
import type { Database } from '../../lib/database/database.ts'
import { queue } from '../../lib/queue.ts'
import { keepCentre } from '../../pitches/registration/sql.ts'
import { takeCustomersAlong } from '../customers/sql.ts'
import { removeEmpty } from './sql.ts'

interface Moved {
  pitch: string
  /** The centre that it was of. */
  from: string
}

/** Puts a pitch into another centre. Who came to it follows by a task: that is as much as was ever booked there. */
export const putInto = async (db: Database, { pitch, from }: Moved, centreId: string) => {
  await keepCentre(db, pitch, centreId)
  await moveCentreLog(db, from, centreId)
  await removeEmpty(db, from)
  await queue(db, 'customers-of-pitch', { pitch, from } satisfies Moved)
}

export const takeAlong = async (db: Database, { pitch, from }: Moved) => {
  await takeCustomersAlong(db, pitch)
  await removeEmpty(db, from)
}
