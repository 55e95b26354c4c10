import { findUnconfirmedAddress } from '../../accounts/confirmation/sql.ts'
import { isLiveHold } from '../../bookings/holds/rules.ts'
import { findBooking } from '../../bookings/sql.ts'
import type { UserActor } from '../../lib/actor.ts'
import type { Config } from '../../lib/config.ts'
import type { Database } from '../../lib/database/database.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { countUpcomingSessions, lockUpcomingSessions } from './sql.ts'

type Mailing = Pick<Config, 'smtpUrl'>

export const requireConfirmedEmail = async (db: Database, { smtpUrl }: Mailing, userId: string) => {
  if (smtpUrl && (await findUnconfirmedAddress(db, userId)) !== undefined)
    throw new ApiError('address-not-confirmed')
}

const maxAheadOfNew = 3
const maxAheadOfKnown = 8

const requireRoom = async (db: Database, input: Parameters<typeof countUpcomingSessions>[1]) => {
  const ahead = await countUpcomingSessions(db, input)
  if (!ahead) return
  const most = ahead.ofPitch ?? (ahead.hasLed ? maxAheadOfKnown : maxAheadOfNew)
  if (ahead.count >= most) throw new ApiError('too-many-sessions', { most })
}

export const lockUpcomingLimit = async (db: Database, input: Parameters<typeof countUpcomingSessions>[1]) => {
  await lockUpcomingSessions(db, input.captainId)
  await requireRoom(db, input)
}

export const lockUpcomingLimitForHold = async (db: Database, hold: string, { by, now }: UserActor) => {
  await lockUpcomingSessions(db, by)
  const held = await findBooking(db, hold)
  if (held?.bookerId === by && isLiveHold(held, now))
    await requireRoom(db, { captainId: by, pitchId: held.pitchId, now })
}
