import { registerTeam, replaceTeam, saveSquad, withdrawTeam } from '@i-one/contract/tournaments/entries'
import { requireFound } from '../../lib/http/api-error.ts'
import type { App } from '../../lib/http/app.ts'
import { listLeaders, requireNotDisbanded } from '../../teams/rules.ts'
import { lockTeam } from '../../teams/sql.ts'
import { settleMatches } from '../calendar/actions.ts'
import { waiveFee, notifyFeeDue, chargeEntryFee } from '../fees/actions.ts'
import { hasBegun, isWithdrawalFree } from '../progress.ts'
import { isOrganizer, requireEntry, requireNotEnded, requirePermission } from '../rules.ts'
import { serveTournamentChange } from '../serve-tournament-change.ts'
import { agreeToEntry, insertChange } from '../sql.ts'
import { updateSquad, replaceEntry } from './actions.ts'
import { requireEntriesOpen, requireCanEnter, requireSquadsOpen, toSquad } from './rules.ts'
import { deleteEntry, insertEntry } from './sql.ts'
import { withdrawEntry } from './withdraw.ts'

export const entries = (app: App) => {
  serveTournamentChange(app, registerTeam, async (tournament, { body, user, db, now }) => {
    const team = requireFound(await lockTeam(db, body.team))
    requirePermission('registerTeam', tournament, user, listLeaders(team))
    requireNotDisbanded(team)
    requireEntriesOpen(tournament, now)
    requireCanEnter(tournament, team.id)
    const squad = toSquad(team.members, body.squad, tournament.squadMost)
    const isAgreed = listLeaders(team).includes(user.id)
    const actor = { by: user.id, now }
    await insertEntry(db, { tournamentId: tournament.id, team: team.id, isAgreed, now })
    await updateSquad(db, tournament, team.id, squad)
    await chargeEntryFee(db, tournament, team.id, now)
    if (!isAgreed) await notifyFeeDue(db, tournament, team, actor)
    await insertChange(db, { tournamentId: tournament.id, change: 'entered', team: team.id, ...actor })
  })

  serveTournamentChange(app, saveSquad, async (tournament, { params, body, user, db, now }) => {
    const entry = requireEntry(tournament, params.team)
    requirePermission('saveSquad', tournament, user, entry.leaders)
    requireNotEnded(tournament)
    requireSquadsOpen(tournament, isOrganizer(tournament, user), now)
    const team = requireFound(await lockTeam(db, params.team))
    const squad = toSquad(team.members, body.squad, tournament.squadMost, entry.squad)
    await updateSquad(db, tournament, team.id, squad)
    if (entry.leaders.includes(user.id))
      await agreeToEntry(db, { tournamentId: tournament.id, team: team.id, now })
    const toCome = tournament.ties.filter(
      (tie) => [tie.teamOne, tie.teamTwo].includes(team.id) && tie.played && !hasBegun(tie),
    )
    const matches = toCome.map(({ id }) => id)
    await settleMatches(db, tournament.id, matches, now)
    await insertChange(db, { tournamentId: tournament.id, change: 'squad', team: team.id, by: user.id, now })
  })

  serveTournamentChange(app, withdrawTeam, async (tournament, { params, user, db, now }) => {
    const entry = requireEntry(tournament, params.team)
    requirePermission('withdrawTeam', tournament, user, entry.leaders)
    requireNotEnded(tournament)
    if (entry.state === 'withdrawn') return
    const actor = { by: user.id, now }
    if (tournament.state === 'entries') {
      await deleteEntry(db, { tournamentId: tournament.id, team: entry.team })
    } else await withdrawEntry(db, tournament, entry.team, actor)
    if (isWithdrawalFree(tournament, entry)) await waiveFee(db, tournament, entry.team, now)
    await insertChange(db, { tournamentId: tournament.id, change: 'withdrawn', team: entry.team, ...actor })
  })

  serveTournamentChange(app, replaceTeam, async (tournament, { params, body, user, db, now }) => {
    requirePermission('replaceTeam', tournament, user)
    const entry = requireEntry(tournament, params.team)
    requireNotEnded(tournament)
    const team = requireFound(await lockTeam(db, body.team))
    requireNotDisbanded(team)
    const actor = { by: user.id, now }
    const isAgreed = listLeaders(team).includes(user.id)
    await replaceEntry(db, tournament, entry, { ...team, isAgreed }, actor)
    await waiveFee(db, tournament, entry.team, now)
    await chargeEntryFee(db, tournament, team.id, now)
    if (!isAgreed) await notifyFeeDue(db, tournament, team, actor)
    const change = { tournamentId: tournament.id, ...actor }
    await insertChange(db, { ...change, change: 'replaced', team: entry.team })
    await insertChange(db, { ...change, change: 'entered', team: team.id })
  })
}
