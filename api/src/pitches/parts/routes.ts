import { updateParts } from '@i-one/contract/pitches/parts'
import { requirePermission } from '../../bookings/closures/rules.ts'
import { expireHolds } from '../../bookings/holds/sql.ts'
import {
  insertPart,
  listPartConflicts,
  listParts,
  lockCombinable,
  deletePart,
  type Combinable,
} from '../../bookings/parts/sql.ts'
import { toStaffId, addChangesToCentreLog } from '../../centre-log.ts'
import { ApiError, requireFound, toInputError } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { serve } from '../../lib/http/serve.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { savePartHours } from '../../part-hours.ts'
import { listChanges } from '../../settings-text.ts'
import { getOwnPitch } from '../registration/actions.ts'

const requireCombinable = (pitch: Combinable, parts: readonly Combinable[]) => {
  if (parts.some(({ id }) => id === pitch.id))
    throw toInputError({ parts: i18n._('A pitch can’t be part of itself') })
  if (parts.some(({ centreId }) => centreId !== pitch.centreId)) throw new ApiError('not-in-centre')
  if (parts.length > 0 && (pitch.isPart || parts.some(({ isCombined }) => isCombined)))
    throw new ApiError('parts-of-parts')
}

export const pitchParts = (app: App) => {
  serve(app, updateParts, async ({ params, body, user, db, now }) => {
    const wanted = [...new Set(body.parts)]
    const locked = await lockCombinable(db, [params.id, ...wanted, ...(await listParts(db, params.id))])
    const pitch = requireFound(locked.find(({ id }) => id === params.id))
    requirePermission('updateParts', pitch, user)
    const parts = wanted.map((part) => requireFound(locked.find(({ id }) => id === part)))
    requireCombinable(pitch, parts)
    const before = await listParts(db, pitch.id)
    for (const part of before) if (!wanted.includes(part)) await deletePart(db, pitch.id, part)
    await expireHolds(db, now)
    for (const partId of wanted.filter((part) => !before.includes(part)).toSorted()) {
      const bookings = await listPartConflicts(db, { pitchId: pitch.id, partId, now })
      if (bookings.length > 0) throw new ApiError('bookings-in-the-way', { bookings })
      await insertPart(db, { pitchId: pitch.id, partId, centreId: pitch.centreId, now })
    }
    await savePartHours(db, [pitch.centreId])
    const namesOf = (ids: readonly string[]) =>
      locked
        .flatMap(({ id, name }) => (ids.includes(id) ? [name] : []))
        .toSorted()
        .join(', ')
    const at = { centreId: pitch.centreId, by: toStaffId(pitch, user), now }
    const changes = listChanges({ parts: namesOf(before) }, { parts: namesOf(wanted) })
    await addChangesToCentreLog(db, at, changes, pitch.name)
    return getOwnPitch(db, pitch.id, now)
  })
}
