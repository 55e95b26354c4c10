import { type Match, saveLineup } from '@i-one/contract/matches'
import type { NewLineup } from '@i-one/contract/matches/lineups'
import type { Side } from '@i-one/contract/matches/sides'
import { useMemo } from 'react'
import { call } from '../../lib/call.ts'
import type { Scoring } from '../scoring.ts'
import { LineupPanel } from './lineup-panel.tsx'
import { type MatchLineupsProps, listSubstitutions } from './match-lineups.tsx'
import { useLineupEditing } from './use-lineup-editing.ts'

type EditedLineupsProps = MatchLineupsProps & { scoring: Scoring }

export function EditableLineups({ match, events, status, scoring }: EditedLineupsProps) {
  const { teamOne, teamTwo, lineups } = match
  const hasBegun = status.state !== 'scheduled'
  const optionsFor = (side: Side) => ({
    save: createLineupSave(match, side),
    max: getMaxOnPitch(match),
    substitutions: listSubstitutions(events, side),
    ...(hasBegun && {
      substitute: (player: string, on: string) =>
        void scoring.record({ type: 'substitution', side, player, on }),
    }),
  })
  const editing = {
    T1: useLineupEditing({ now: useCurrentLineup(match, 'T1'), ...optionsFor('T1') }),
    T2: useLineupEditing({ now: useCurrentLineup(match, 'T2'), ...optionsFor('T2') }),
  }
  return <LineupPanel {...{ teamOne, teamTwo, lineups, editing, events, scoring }} tally={status.tally} />
}

export const useCurrentLineup = ({ lineups, lineupRevisions }: Match, side: Side) => {
  const [lineup, revision] = [lineups[side], lineupRevisions[side]]
  return useMemo(() => ({ lineup, revision }), [lineup, revision])
}

export const getMaxOnPitch = ({ playersPerTeam }: Match) => playersPerTeam ?? 8

export const createLineupSave =
  ({ _id }: Match, side: Side) =>
  async (body: NewLineup) => {
    const match = await call(saveLineup, { params: { id: _id, side }, body })
    return { lineup: match.lineups[side], revision: match.lineupRevisions[side] }
  }
