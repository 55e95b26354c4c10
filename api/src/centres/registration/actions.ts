import { moveCentreLog } from '../../centre-log.ts'
import type { Database } from '../../lib/database/database.ts'
import { queueTask } from '../../lib/queue.ts'
import { updatePitchCentre } from '../../pitches/registration/sql.ts'
import { moveCustomers } from '../customers/sql.ts'
import { deleteEmptyCentre } from './sql.ts'

interface Moved {
  pitch: string
  from: string
}

/** Moves the pitch's customers in a background job, because there can be many. */
export const movePitchToCentre = async (db: Database, { pitch, from }: Moved, centreId: string) => {
  await updatePitchCentre(db, pitch, centreId)
  await moveCentreLog(db, from, centreId)
  await deleteEmptyCentre(db, from)
  await queueTask(db, 'customers-of-pitch', { pitch, from } satisfies Moved)
}

export const moveCustomersOfPitch = async (db: Database, { pitch, from }: Moved) => {
  await moveCustomers(db, pitch)
  await deleteEmptyCentre(db, from)
}
