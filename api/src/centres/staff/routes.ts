import {
  type CentreRole,
  type CentreStaff,
  acceptInvitation,
  changeCentreRole,
  getInvitation,
  inviteStaff,
  leaveCentre,
  listCentreStaff,
  listWorkplaces,
  removeCentreStaff,
  withdrawInvitation,
} from '@i-one/contract/centres/staff'
import { createLinkSecret } from '../../accounts/rules.ts'
import type { UserActor } from '../../lib/actor.ts'
import type { Database } from '../../lib/database/database.ts'
import { ApiError, requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { lockActiveUser } from '../../lib/http/log-in.ts'
import { consumeQuota } from '../../lib/http/rate-limit.ts'
import { serve } from '../../lib/http/serve.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { notifyTopics } from '../../lib/live/live.ts'
import { hashToken } from '../../lib/token.ts'
import { notify } from '../../notifications/actions.ts'
import type { Caller } from '../../roles.ts'
import { getCentreFor } from './actions.ts'
import { toColleague, getInvitationExpiry, limits, toWorkplace } from './rules.ts'
import {
  type StoredCentre,
  deleteInvitation,
  deleteStaff,
  findCentre,
  findInvitation,
  insertInvitation,
  insertRoleChange,
  saveStaff,
  listInvitations,
  listStaff,
  listWorkplacesOf,
  updateRole,
  consumeInvitation,
} from './sql.ts'

const show = async (db: Database, centre: StoredCentre, user: Caller, now: Date): Promise<CentreStaff> => ({
  centre: toWorkplace(centre, user),
  staff: (await listStaff(db, centre.id)).map(toColleague),
  invitations: (await listInvitations(db, centre.id, now)).map(({ id, role, expiresAt }) => {
    return { _id: id, role, expiresAt: expiresAt.toISOString() }
  }),
})

const notifyOne = (db: Database, centreId: string, userId: string) =>
  notifyTopics(db, `user:${userId}`, `centre:${centreId}`)

const saveRoleChange = async (
  db: Database,
  centre: StoredCentre,
  { userId, role }: { userId: string; role?: CentreRole },
  { by, now }: UserActor,
) => {
  await insertRoleChange(db, { centreId: centre.id, userId, role: role ?? null, by, now })
  const facts = { player: by, centre: centre.name, ...(role && { role }) }
  await notify(db, { kind: 'centre-role', users: [userId], centreId: centre.id, facts, now })
  await notifyOne(db, centre.id, userId)
}

export const centreStaff = (app: App) => {
  serve(app, listWorkplaces, ({ user, db }) => listWorkplacesOf(db, user.id))

  serve(app, listCentreStaff, async ({ params, user, db, now }) =>
    show(db, await getCentreFor('listCentreStaff', db, params.id, user), user, now),
  )

  serve(app, inviteStaff, async ({ params, body: { role }, user, db, now }) => {
    const { id: centreId } = await getCentreFor('inviteStaff', db, params.id, user)
    await consumeQuota({ db, config: app.config }, { limit: limits.invitations, who: user.id }, now)
    const [code, expiresAt] = [createLinkSecret(), getInvitationExpiry(now)]
    const id = await insertInvitation(db, { centreId, role, linkHash: hashToken(code), expiresAt })
    return { _id: id, role, expiresAt: expiresAt.toISOString(), code }
  })

  serve(app, withdrawInvitation, async ({ params, user, db }) => {
    const centre = await getCentreFor('withdrawInvitation', db, params.id, user)
    await deleteInvitation(db, centre.id, params.invitation)
    return { message: i18n._('The link no longer works') }
  })

  const takeTry = ({ user, now }: { user: { id: string }; now: Date }) =>
    consumeQuota(app, { limit: limits.tries, who: user.id }, now)

  serve(app, getInvitation, {
    prepare: takeTry,
    handle: async ({ body, db, now }) => {
      const invitation = await findInvitation(db, hashToken(body.code), now)
      if (!invitation) throw new ApiError('wrong-link')
      const { centre, role, expiresAt } = invitation
      return { centre, role, expiresAt: expiresAt.toISOString() }
    },
  })

  serve(app, acceptInvitation, {
    prepare: takeTry,
    handle: async ({ body, user, db, now }) => {
      await lockActiveUser(db, user.id)
      const used = await consumeInvitation(db, hashToken(body.code), now)
      const centre = used && (await findCentre(db, used.centreId))
      if (!centre) throw new ApiError('wrong-link')
      if (centre.ownerId !== user.id) {
        await saveStaff(db, { ...used, userId: user.id, now })
        await insertRoleChange(db, { ...used, userId: user.id, by: user.id, now })
      }
      await notifyOne(db, centre.id, user.id)
      return toWorkplace(requireFound(await findCentre(db, centre.id)), user)
    },
  })

  serve(app, changeCentreRole, async ({ params, body: { role }, user, db, now }) => {
    const centre = await getCentreFor('changeCentreRole', db, params.id, user)
    const was = centre.staff[params.user]
    if (!(await updateRole(db, centre.id, params.user, role))) throw new ApiError('not-found')
    if (role !== was) await saveRoleChange(db, centre, { userId: params.user, role }, { by: user.id, now })
    return show(db, centre, user, now)
  })

  serve(app, removeCentreStaff, async ({ params, user, db, now }) => {
    const centre = await getCentreFor('removeCentreStaff', db, params.id, user)
    if (await deleteStaff(db, centre.id, params.user))
      await saveRoleChange(db, centre, { userId: params.user }, { by: user.id, now })
    return { message: i18n._('Removed from the staff') }
  })

  serve(app, leaveCentre, async ({ params, user, db, now }) => {
    if (await deleteStaff(db, params.id, user.id))
      await insertRoleChange(db, { centreId: params.id, userId: user.id, role: null, by: user.id, now })
    await notifyOne(db, params.id, user.id)
    return { message: i18n._('You’ve left the staff of this centre') }
  })
}
