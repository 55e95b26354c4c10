import type { Match } from '@i-one/contract/matches'
import type { NewLineup } from '@i-one/contract/matches/lineups'
import type { Session } from '@i-one/contract/sessions'
import { saveSetLineup } from '@i-one/contract/sessions/sets'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../lib/call.ts'
import { updateSessionQuery } from '../../sessions/queries.ts'
import { getMaxOnPitch, createLineupSave, useCurrentLineup } from '../lineups/edited-lineups.tsx'
import { LineupPanel } from '../lineups/lineup-panel.tsx'
import { toSessionLineups, emptyLineup } from '../lineups/session-lineups.ts'
import { useLineupEditing } from '../lineups/use-lineup-editing.ts'

export function SessionLineups({ session }: { session: Session }) {
  const { teamOne, teamTwo } = session
  const editing = { T1: useSetEditing(session, 1), T2: useSetEditing(session, 2) }
  return <LineupPanel {...{ teamOne, teamTwo, editing }} lineups={toSessionLineups(session)} view="pitch" />
}

const useSetEditing = (session: Session, set: number) => {
  const queries = useQueryClient()
  const known = session.lineups?.find((one) => one.set === set)
  const now = useMemo(
    () => ({ lineup: known?.lineup ?? emptyLineup, revision: known?.revision ?? 0 }),
    [known],
  )
  const save = async (body: NewLineup) => {
    const saved = await call(saveSetLineup, { params: { id: session._id, set }, body })
    updateSessionQuery(queries, saved)
    const { lineup = emptyLineup, revision = 0 } = saved.lineups?.find((one) => one.set === set) ?? {}
    return { lineup, revision }
  }
  return useLineupEditing({ now, save, max: session.playersPerTeam, isFilled: true })
}

export function ScheduledMatchLineups({ match }: { match: Match }) {
  const { teamOne, teamTwo, lineups } = match
  const max = getMaxOnPitch(match)
  const editing = {
    T1: useLineupEditing({ now: useCurrentLineup(match, 'T1'), save: createLineupSave(match, 'T1'), max }),
    T2: useLineupEditing({ now: useCurrentLineup(match, 'T2'), save: createLineupSave(match, 'T2'), max }),
  }
  return <LineupPanel {...{ teamOne, teamTwo, lineups, editing }} view="pitch" />
}
