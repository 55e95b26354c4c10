import type { TeamCard } from '@i-one/contract/teams'
import type { Tournament } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../../lib/use-settled.ts'
import { useUserArea } from '../../lib/where-from.ts'
import { myTeamsQuery, teamSearchQuery } from '../../teams/queries.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Combobox } from '../../ui/fields/combobox.tsx'
import { useTournamentActions } from '../use-tournament-actions.ts'
import type { EntryDialogProps } from './entry-dialogs.tsx'

export function ReplaceTeamDialog({ tournament, entry: { team }, onClose }: EntryDialogProps) {
  const [text, setText] = useState('')
  const [chosen, choose] = useState<string>()
  const { teams, loading } = useTeamSearch(tournament, text)
  const { act, pending } = useTournamentActions(tournament._id, onClose)
  const type = (value: string) => {
    setText(value)
    choose(undefined)
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t`Replace ${{ team: team.name }}?`}
      description={t`The new team takes over the matches, seed and times, with its own players as the squad. We’ll notify both teams.`}
      cancelText={t`Cancel`}
      confirmText={t`Replace`}
      pendingText={t`Replacing...`}
      pending={pending}
      disabled={chosen === undefined}
      onConfirm={() => chosen !== undefined && act('replace', team._id, chosen)}
    >
      <div className="grid gap-4 mt-4">
        <Combobox
          label={t`New team`}
          look="inline"
          placeholder={t`Team name`}
          value={text}
          onValueChange={type}
          items={teams.map(({ _id, name, address }) => ({ value: _id, label: name, hint: address }))}
          onSelect={({ value }) => choose(value)}
          loading={loading}
          empty={t`No team with that name nearby`}
        />
      </div>
    </ConfirmDialog>
  )
}

const useTeamSearch = ({ entries, location, pitches }: Tournament, text: string) => {
  const here = useUserArea()
  const where = location ?? pitches[0]?.location ?? here
  const input = text.trim().slice(0, 100)
  const q = useDebounced(input, 250)
  const { data: near = [], isFetching } = useQuery({
    ...teamSearchQuery(where ?? { type: 'Point', coordinates: [0, 0] }, q),
    enabled: where !== undefined && q !== '',
  })
  const { data: mine = [] } = useQuery(myTeamsQuery)
  const own = mine.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()))
  const all = new Map<string, TeamCard>([...own, ...near].map((one) => [one._id, one]))
  const isIn = (id: string) => entries.some(({ team }) => team._id === id)
  return {
    // hides the results of an earlier search text
    teams: q === '' || q !== input ? [] : [...all.values()].filter(({ _id }) => !isIn(_id)),
    loading: isFetching || q !== input,
  }
}
