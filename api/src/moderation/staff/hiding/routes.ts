import {
  type NamedKind,
  hideName,
  hideAccountDetail,
  restoreHiddenDetail,
} from '@i-one/contract/moderation/staff/hiding'
import { queueUserMail } from '../../../accounts/actions.ts'
import { deletePhoto, savePhoto } from '../../../accounts/photo/sql.ts'
import { findUser, updateNames, lockUser, toUser } from '../../../accounts/sql.ts'
import { lockCentres } from '../../../at-centre.ts'
import { addChangesToCentreLog } from '../../../centre-log.ts'
import { updateCentreName, renameCentreAfterPitch } from '../../../centres/registration/sql.ts'
import type { Database } from '../../../lib/database/database.ts'
import { ApiError, requireFound } from '../../../lib/http/api-error.ts'
import type { App } from '../../../lib/http/app.ts'
import { serve } from '../../../lib/http/serve.ts'
import { i18n } from '../../../lib/i18n/i18n.ts'
import { renameTeamInMatches } from '../../../matches/sql.ts'
import { updatePitchName } from '../../../pitches/registration/sql.ts'
import { renamePlayer } from '../../../players/sql.ts'
import { requireStaff } from '../../../roles.ts'
import { renameSetsOf } from '../../../sessions/sets/sql.ts'
import { updateTeamName } from '../../../teams/sql.ts'
import { lockTeamTournaments } from '../../../tournaments/entries/sql.ts'
import { insertLogLine, toAccountSubject } from '../../audit/sql.ts'
import { placeholderNames, isNameHidden } from '../rules.ts'
import { hiddenMail, restoredMail } from './emails.ts'
import {
  type HideablePart,
  lockAndCheckNameHidden,
  lockAndSaveHiddenName,
  saveHiddenNames,
  saveHiddenPhoto,
  deleteHidden,
} from './sql.ts'

type Renamed = { leader: string | null; centre?: string } | undefined
const saveName: Record<NamedKind, (db: Database, id: string, name: string) => Promise<Renamed>> = {
  pitch: async (db: Database, id: string, name: string) => {
    await renameCentreAfterPitch(db, id, name)
    return updatePitchName(db, id, name)
  },
  team: async (db: Database, id: string, name: string) => {
    await renameSetsOf(db, id, name)
    await renameTeamInMatches(db, id, name)
    return updateTeamName(db, id, name)
  },
  centre: updateCentreName,
}

// First locks other rows that contain the name: a pitch's centre, or a team's tournaments.
const lockNamed = async (db: Database, kind: NamedKind, about: string) => {
  if (kind === 'pitch') await lockCentres(db, { pitches: [about] })
  if (kind === 'centre') await lockCentres(db, { ids: [about], pitches: [] })
  if (kind === 'team') await lockTeamTournaments(db, about)
}

const renameAccount = async (db: Database, id: string, names: string[]) => {
  const [nickname = '', firstName = '', lastName = ''] = names
  const { position } = requireFound(await findUser(db, id))
  await updateNames(db, id, { nickname, firstName, lastName })
  await renamePlayer(db, id, { name: nickname, position })
}

const restoreAccount = async (db: Database, id: string, what: HideablePart) => {
  await lockUser(db, id)
  const row = requireFound(await findUser(db, id))
  const isHidden = what === 'photo' ? toUser(row).photo === null : isNameHidden('account', row.nickname)
  const saved = isHidden ? await deleteHidden(db, { kind: 'account', about: id, what }) : undefined
  if (saved?.names) await renameAccount(db, id, saved.names)
  else if (saved?.hash && saved.small && saved.large)
    await savePhoto(db, id, { hash: saved.hash, small: saved.small, large: saved.large })
  else throw new ApiError('not-hidden')
  return id
}

// Logs only the new name, so that the centre's log never shows a hidden name.
const logName = (db: Database, centreId: string | undefined, to: string, now: Date) =>
  centreId
    ? addChangesToCentreLog(db, { centreId, by: null, now }, [{ what: 'name', from: '', to }])
    : undefined

const restoreName = async (db: Database, kind: NamedKind, about: string, now: Date) => {
  await lockNamed(db, kind, about)
  const isHidden = requireFound(await lockAndCheckNameHidden(db, kind, about))
  const saved = isHidden ? await deleteHidden(db, { kind, about, what: 'name' }) : undefined
  const [name] = saved?.names ?? []
  if (name === undefined) throw new ApiError('not-hidden')
  const renamed = await saveName[kind](db, about, name)
  await logName(db, renamed?.centre, name, now)
  return renamed?.leader
}

export const hiding = (app: App) => {
  serve(app, hideName, async ({ body: { kind, about, why }, user, db, now }) => {
    requireStaff(user)
    await lockNamed(db, kind, about)
    await lockAndSaveHiddenName(db, kind, about, now)
    const { leader, centre } = requireFound(await saveName[kind](db, about, placeholderNames[kind]))
    await logName(db, centre, placeholderNames[kind], now)
    await insertLogLine(db, { by: user.id, act: 'name-hidden', subject: { kind, id: about }, why }, now)
    if (leader)
      await queueUserMail(
        db,
        leader,
        (to) => hiddenMail(to, { kind, what: 'name', why }, app.config),
        user.id,
      )
    return { message: i18n._('The name is hidden.') }
  })

  serve(app, hideAccountDetail, async ({ params: { id }, body: { what, why }, user, db, now }) => {
    requireStaff(user)
    await lockUser(db, id)
    requireFound(await findUser(db, id))
    if (what === 'photo') {
      await saveHiddenPhoto(db, id, now)
      await deletePhoto(db, id)
    } else {
      await saveHiddenNames(db, id, now)
      const { account } = placeholderNames
      await renameAccount(db, id, [account, account, account])
    }
    await insertLogLine(db, { by: user.id, act: `${what}-hidden`, subject: toAccountSubject(id), why }, now)
    await queueUserMail(db, id, (to) => hiddenMail(to, { kind: 'account', what, why }, app.config), user.id)
    return { message: what === 'name' ? i18n._('The name is hidden.') : i18n._('The photo is removed.') }
  })

  serve(app, restoreHiddenDetail, async ({ body: { kind, about, what, why }, user, db, now }) => {
    requireStaff(user)
    if (kind !== 'account' && what === 'photo') throw new ApiError('not-hidden')
    const leader =
      kind === 'account' ? await restoreAccount(db, about, what) : await restoreName(db, kind, about, now)
    await insertLogLine(db, { by: user.id, act: `${what}-shown`, subject: { kind, id: about }, why }, now)
    if (leader)
      await queueUserMail(db, leader, (to) => restoredMail(to, { kind, what, why }, app.config), user.id)
    return {
      message: what === 'name' ? i18n._('The name is shown again.') : i18n._('The photo is shown again.'),
    }
  })
}
