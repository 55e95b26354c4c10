import {
  acceptMember,
  appointViceCaptain,
  transferTeam,
  joinTeam,
  leaveTeam,
  removeMember,
  setShirtNumber,
} from '@i-one/contract/teams/members'
import type { Database } from '../../lib/database/database.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { lockAccountState } from '../../lib/http/log-in.ts'
import { notify } from '../../notifications/actions.ts'
import { requireMayAsk } from '../actions.ts'
import {
  findMember,
  listLeaders,
  createInviteCode,
  requireNotDisbanded,
  requirePermission,
  requireMember,
  requireNotCaptain,
  requirePlaceFree,
  requireMembership,
  toJoiningState,
} from '../rules.ts'
import { serveTeamChange } from '../serve-team-change.ts'
import {
  deleteMember,
  updateCaptain,
  saveInviteCode,
  saveMember,
  updateShirtNumber,
  updateViceCaptain,
} from '../sql.ts'

export const teamMembers = (app: App) => {
  serveTeamChange(app, joinTeam, async (team, { body, db, user, now }) => {
    requireNotDisbanded(team)
    const state = toJoiningState(team, user.id, body.code)
    if (!state) return
    await requireMayAsk(db, team, user.id)
    await saveMember(db, { teamId: team.id, userId: user.id, state, now })
    if (state !== 'asked') return
    const facts = { player: user.id }
    await notify(db, { kind: 'asks-to-join', users: listLeaders(team), teamId: team.id, facts, now })
  })

  serveTeamChange(app, leaveTeam, async (team, { db, user }) => {
    requireNotDisbanded(team)
    requireMembership(team, user.id)
    requireNotCaptain(team, user.id)
    await deleteMember(db, { teamId: team.id, userId: user.id })
  })

  serveTeamChange(app, acceptMember, async (team, { body, db, user, now }) => {
    requirePermission('acceptMember', team, user)
    requireMembership(team, body.player)
    if (findMember(team, body.player)?.state !== 'asked') return
    requirePlaceFree(team)
    await saveMember(db, { teamId: team.id, userId: body.player, state: 'member', now })
  })

  serveTeamChange(app, removeMember, async (team, { params, db, user }) => {
    requirePermission('removeMember', team, user)
    requireNotCaptain(team, params.player)
    await deleteMember(db, { teamId: team.id, userId: params.player })
    if (findMember(team, params.player)?.state === 'member')
      await saveInviteCode(db, team.id, createInviteCode())
  })

  serveTeamChange(app, setShirtNumber, async (team, { params, body, db, user }) => {
    requirePermission('setShirtNumber', team, user)
    requireMember(team, params.player)
    await updateShirtNumber(db, { teamId: team.id, userId: params.player }, body.number)
  })

  serveTeamChange(
    app,
    appointViceCaptain,
    async (team, { body, db, user }) => {
      requirePermission('appointViceCaptain', team, user)
      if (body.player !== null) {
        requireMember(team, body.player)
        requireNotCaptain(team, body.player)
        await lockAndRequireMayLead(db, body.player)
      }
      await updateViceCaptain(db, team.id, body.player)
    },
    ({ db, body }) => (body.player === null ? Promise.resolve() : lockAccountState(db, body.player)),
  )

  serveTeamChange(
    app,
    transferTeam,
    async (team, { body, db, user }) => {
      requirePermission('transferTeam', team, user)
      requireMember(team, body.player)
      await lockAndRequireMayLead(db, body.player)
      await updateCaptain(db, { teamId: team.id, userId: body.player })
    },
    ({ db, body }) => lockAccountState(db, body.player),
  )
}

const lockAndRequireMayLead = async (db: Database, userId: string) => {
  if ((await lockAccountState(db, userId)) === 'suspended') throw new ApiError('cannot-lead')
}
