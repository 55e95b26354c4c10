import type { TableRow, Tournament } from '@i-one/contract/tournaments'
import { listText } from '@i-one/game/formats/lists'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useLazyModule } from '../../ui/use-lazy-module.ts'

const loadDialogs = () => import('./organizer-dialogs.tsx')

export function DrawLotsActions({ tournament, rows }: { tournament: Tournament; rows: readonly TableRow[] }) {
  const [teams, setTeams] = useState<string[]>()
  const close = () => setTeams(undefined)
  const dialogs = useLazyModule(loadDialogs, teams !== undefined, close)
  const names = (ids: readonly string[]) =>
    listText(tournament.entries.flatMap(({ team }) => (ids.includes(team._id) ? team.name : [])))
  return (
    <div className="grid justify-items-start gap-3">
      {groupLevelTeams(rows).map((level) => (
        <Button key={level.join()} variant="ghost" className="mt-4" onClick={() => setTeams(level)}>
          <Trans>Draw lots: {{ teams: names(level) }}</Trans>
        </Button>
      ))}
      {dialogs && teams && (
        <dialogs.DrawLotsDialog tournament={tournament} teams={teams} names={names(teams)} onClose={close} />
      )}
    </div>
  )
}

export const groupLevelTeams = (rows: readonly Pick<TableRow, 'place' | 'team'>[]) => {
  const places = new Map<number, string[]>()
  for (const { place, team } of rows) places.set(place, [...(places.get(place) ?? []), team])
  return [...places.values()].filter((teams) => teams.length > 1)
}
