import type { Tie, Tournament } from '@i-one/contract/tournaments'
import { Trans } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { toTeamKit } from '../../stats/team-kit.ts'
import { commaText } from '../../ui/text/joins.ts'
import { TieClock } from '../featured-tie.tsx'
import { PlainMatches } from '../plain-matches.tsx'
import { PlainTable } from '../plain-table.tsx'
import { type NamedTie, toSides, tieStateText } from '../ties.ts'
import type { Panel } from './panels.ts'
import styles from './screen.module.css'

const panelLook = 'self-center text-[length:clamp(1.125rem,min(2.7vw,3.3svh),4.5rem)] [&_h2]:text-[1em]'

export function ScreenPanel({ panel, tournament }: { panel: Panel; tournament: Tournament }) {
  if (panel.kind === 'match') return <LiveMatch {...panel.match} tournament={tournament} />
  if (panel.kind === 'table')
    return (
      <div className={panelLook}>
        <h2>{panel.title}</h2>
        <PlainTable caption={panel.title} rows={panel.rows} tournament={tournament} />
      </div>
    )
  if (panel.kind === 'round')
    return (
      <div className={panelLook}>
        <PlainMatches title={panel.title} matches={panel.matches} tournament={tournament} />
      </div>
    )
  if (panel.kind === 'champion') {
    const team = panel.name
    return (
      <p className="grid content-center font-strong text-[length:clamp(1.5rem,4vw,5rem)]">
        <Trans>
          <b className="font-black text-[length:clamp(2.5rem,9vw,12rem)] font-stretch-125% leading-none">
            {team}
          </b>{' '}
          won the tournament
        </Trans>
      </p>
    )
  }
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,24vw),1fr))] gap-[0.6em] content-center font-[750] text-[length:clamp(1.25rem,2.6vw,3.5rem)]">
      {panel.names.map((name) => (
        <li translate="no" key={name}>
          {name}
        </li>
      ))}
    </ul>
  )
}

/** Returns the width in ems of the wider score, including its smaller shoot-out score. */
const getScoreWidth = ({ score, shootOut }: Tie) => {
  const digits = (of: typeof score) => Math.max(...[of?.T1 ?? 0, of?.T2 ?? 0].map((n) => String(n).length))
  return digits(score) * 0.77 + (shootOut ? 0.16 + digits(shootOut) * 0.2 : 0)
}

function LiveMatch({ tie, name, tournament }: NamedTie & { tournament: Tournament }) {
  const { score, shootOut } = tie
  return (
    <div className="grid grid-rows-[auto_minmax(0,1fr)_auto] gap-[1vh] text-center">
      <p className="text-ink-mute font-semibold text-[length:clamp(1rem,1.8vw,2.25rem)] text-start">
        {commaText(name, tieStateText(tie))}
      </p>
      <div
        className="[container-type:inline-size] grid grid-cols-[1fr_1fr] gap-6 items-center"
        style={{ '--ems': getScoreWidth(tie) } as CSSProperties}
      >
        {toSides(tie).map(([side, { team, name: of }]) => {
          const entry = tournament.entries.find((one) => one.team._id === team)
          return (
            <p key={side} className={styles.side}>
              <b className="num">
                {score?.[side] ?? 0}
                {shootOut && <small className="text-[0.3em]">({shootOut[side]})</small>}
              </b>
              <i
                className="w-[clamp(44px,6vw,120px)] h-[clamp(6px,0.7vw,14px)]"
                style={{ background: entry && toTeamKit(entry.team).cloth }}
              />
              <span>{of}</span>
            </p>
          )
        })}
      </div>
      {tie.clock && (
        <TieClock className="text-dusk-on-ink text-[length:clamp(3rem,7.4vw,9rem)]" clock={tie.clock} />
      )}
    </div>
  )
}
