import type { Tie, Tournament } from '@i-one/contract/tournaments'
import type { CSSProperties } from 'react'
import { teamKit } from '../../stats/team-kit.ts'
import { FeaturedClock } from '../featured-tie.tsx'
import { PlainMatches } from '../plain-matches.tsx'
import { PlainTable } from '../plain-table.tsx'
import type { NamedTie } from '../ties.ts'
import { stateText } from '../ties.ts'
import type { Panel } from './panels.ts'
import styles from './screen.module.css'

type ScreenPanelProps = { panel: Panel; tournament: Tournament }

export function ScreenPanel({ panel, tournament }: ScreenPanelProps) {
  if (panel.kind === 'match') return <LiveMatch {...panel.match} tournament={tournament} />
  if (panel.kind === 'table')
    return (
      <div className={styles.table}>
        <h2>{panel.title}</h2>
        <PlainTable caption={panel.title} rows={panel.rows} tournament={tournament} />
      </div>
    )
  if (panel.kind === 'round')
    return (
      <div className={styles.round}>
        <PlainMatches title={panel.title} matches={panel.matches} tournament={tournament} />
      </div>
    )
  if (panel.kind === 'champion')
    return (
      <p className={styles.champion}>
        <b>{panel.name}</b> won it
      </p>
    )
  return (
    <ul className={styles.teams}>
      {panel.names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}

/** In ems, of a side's goals and of its penalties in small beside them. */
const widestScore = ({ score, shootOut }: Tie) => {
  const digits = (of: typeof score) => Math.max(...[of?.T1 ?? 0, of?.T2 ?? 0].map((n) => String(n).length))
  return digits(score) * 0.77 + (shootOut ? 0.16 + digits(shootOut) * 0.2 : 0)
}

function LiveMatch({ tie, name, tournament }: NamedTie & { tournament: Tournament }) {
  const { score, shootOut, teamOne, teamTwo } = tie
  const sides = [
    ['T1', teamOne],
    ['T2', teamTwo],
  ] as const
  return (
    <div className="grid grid-rows-[auto_minmax(0,1fr)_auto] gap-[1vh] text-center">
      <p className="text-ink-mute font-semibold text-[length:clamp(1rem,1.8vw,2.25rem)] text-left">
        {[name, stateText(tie)].filter(Boolean).join(', ')}
      </p>
      <div
        className="[container-type:inline-size] grid grid-cols-[1fr_1fr] gap-6 items-center"
        style={{ '--ems': widestScore(tie) } as CSSProperties}
      >
        {sides.map(([side, { team, name: of }]) => {
          const entry = tournament.entries.find((one) => one.team._id === team)
          return (
            <p key={side} className={styles.side}>
              <b className="num">
                {score?.[side] ?? 0}
                {shootOut && <small>({shootOut[side]})</small>}
              </b>
              <i style={{ background: entry && teamKit(entry.team).cloth }} />
              <span>{of}</span>
            </p>
          )
        })}
      </div>
      {tie.clock && <FeaturedClock className={styles.clock} clock={tie.clock} />}
    </div>
  )
}
