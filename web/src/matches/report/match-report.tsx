import type { Match } from '@i-one/contract/matches'
import type { Side } from '@i-one/contract/matches/sides'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useZoneNote } from '../../lib/time/zone-note.ts'
import { PlayerLink } from '../../stats/player-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { listPlayers, findTeamName } from '../event-words.ts'
import type { MatchProps } from '../match-status.ts'
import { listKickLines, outcomeText, playedAtText, listReportLines, scoreLineText } from './report.ts'
import { ShareResult } from './share-result.tsx'
import styles from './match-report.module.css'

export function MatchReport({ match, status, events }: MatchProps) {
  const { pitch } = match
  const zone = useZoneNote(match.start, pitch.timeZone)
  const lines = listReportLines(match, status, events)
  const kicks = listKickLines(match, events)
  return (
    <Section title={t`Match report`} className={styles.report}>
      <p translate="no" className="mb-1 text-[1.25rem] font-strong wrap-anywhere">
        {scoreLineText(match, status)}
      </p>
      <p>
        {outcomeText(match, status, events)} {playedAtText(match, status, zone)}
      </p>
      {lines.length === 0 && (
        <p className="mute">
          <Trans>No goals, no cards, no substitutions.</Trans>
        </p>
      )}
      <Lines lines={lines.map(({ id, minute, text }) => ({ id, mark: `${minute}’`, text }))} />
      {kicks.length > 0 && (
        <>
          <h3 className="mt-5 mb-1 text-[1.125rem]">
            <Trans>Penalty Shootout</Trans>
          </h3>
          <Lines lines={kicks.map(({ id, text }, at) => ({ id, mark: String(at + 1), text }))} />
        </>
      )}
      <div className="grid grid-cols-2 gap-4">
        <Squad match={match} side="T1" />
        <Squad match={match} side="T2" />
      </div>
      <div className="cluster mt-5 print:hidden">
        <ShareResult match={match} status={status} />
        <Button variant="ghost" onClick={() => window.print()}>
          <Icon name="clipboard" />
          <Trans>Print</Trans>
        </Button>
      </div>
    </Section>
  )
}

/** Uses a subgrid, so that a long minute like 80+32’ widens the column in every row. */
const Lines = ({ lines }: { lines: readonly { id: string; mark: string; text: string }[] }) => (
  <ol className="grid grid-cols-[minmax(52px,max-content)_minmax(0,1fr)] mt-3">
    {lines.map(({ id, mark, text }) => (
      <li key={id} className="grid col-span-full grid-cols-subgrid items-baseline gap-2 py-1.5 wrap-anywhere">
        <span className="num">{mark}</span> {text}
      </li>
    ))}
  </ol>
)

const Squad = ({ match, side }: { match: Match; side: Side }) => {
  const bench = new Set(match.lineups[side].substitutes.map(({ player }) => player))
  const { name: team } = findTeamName(match, side)
  return (
    <section aria-label={t`Lineup of ${team}`}>
      <h3 translate="no" className="mt-5 mb-1 text-[1.125rem]">
        {team}
      </h3>
      <ul>
        {listPlayers(match, side).map(({ player, number, name }) => (
          <li key={player} className="py-0.75 wrap-anywhere">
            <span className="num">{number}</span> <PlayerLink player={player}>{name}</PlayerLink>
            {bench.has(player) && (
              <span className="mute">
                {' '}
                <Trans>(substitute)</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
