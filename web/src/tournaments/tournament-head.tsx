import type { Tournament } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useZoneNote } from '../lib/time/zone-note.ts'
import { toTeamKit } from '../stats/team-kit.ts'
import { Crest } from '../ui/football/crest.tsx'
import { CentreCircle } from '../ui/football/ring.tsx'
import { Band } from '../ui/layout/band.tsx'
import { tournamentSummaryText } from './format-words.ts'
import { listTies } from './ties.ts'

export function TournamentHead({ tournament, children }: { tournament: Tournament; children: ReactNode }) {
  const { name, state, about, champion, entries } = tournament
  const zone = useZoneNote(listTies(tournament).find(({ start }) => start)?.start, tournament.timeZone)
  const team = entries.find((entry) => entry.team._id === champion)?.team
  const winner = team?.name
  return (
    <Band as="header" ink={state === 'cancelled'}>
      <CentreCircle at={{ d: 96, x: 'calc(100% - 24px)', y: '0px' }} wide={{ d: 254, x: '79%', y: '0px' }} />
      <div className="wrap grid gap-2.5 justify-items-start pt-6 pb-7 wrap-anywhere lg:pt-11 lg:pb-12">
        <h1 translate="no">{name}</h1>
        <p>
          {[tournamentSummaryText(tournament), zone && t`All times are ${zone}`].filter(Boolean).join('. ')}
        </p>
        {about && <p>{about}</p>}
        {state === 'cancelled' && (
          <p className="strong">
            <Trans>This tournament has been called off.</Trans>
          </p>
        )}
        {team && (
          <p className="flex items-center gap-3 pt-1.5 text-[1.125rem]">
            <Crest name={team.name} kit={toTeamKit(team)} />
            <span>
              <Trans>
                <b>{winner}</b> won the tournament
              </Trans>
            </span>
          </p>
        )}
        {children}
      </div>
    </Band>
  )
}
