import type { Lineup, LineupPlayer, Side } from '@i-one/contract/matches'
import { useId, useState } from 'react'

import { classNames } from '../ui/class-names.ts'
import { Crest } from '../ui/crest.tsx'
import { kitsOf } from '../ui/kit.ts'
import { Segmented } from '../ui/segmented.tsx'
import { TabPanel, Tabs } from '../ui/tabs.tsx'
import { LineupList } from './lineup-list.tsx'
import { LineupPitch } from './lineup-pitch.tsx'
import styles from './lineup-panel.module.css'
import { PlayerRow, ScoringRow } from './player-row.tsx'
import type { Scoring } from './scoring.ts'
import type { Happening, Standing } from './standing.ts'

type View = 'list' | 'pitch'

type LineupPanelProps = {
  teamOne: { name: string }
  teamTwo: { name: string }
  lineups: Record<Side, Lineup>
  /** In live mode each row tells goals and assists. */
  tally?: Standing['tally']
  /** For who keeps the score. */
  scoring?: Scoring
  events?: readonly Happening[]
  view?: View
  /** The pitches stand beside the rest where there is room. */
  broad?: boolean
}

const none = { goals: 0, assists: 0 }

export function LineupPanel({
  teamOne,
  teamTwo,
  lineups,
  view: first = 'list',
  broad,
  ...live
}: LineupPanelProps) {
  const [tab, setTab] = useState<'lineups' | 'substitutes'>('lineups')
  const [side, setSide] = useState<Side>('T1')
  const [view, setView] = useState<View>(first)
  const [open, setOpen] = useState<string>()
  const heading = useId()
  const kits = kitsOf(teamOne.name, teamTwo.name)
  const team = side === 'T1' ? teamOne : teamTwo
  const kit = kits[side === 'T1' ? 0 : 1]
  const { tally, scoring, events = [] } = live
  const isBroad = broad && view === 'pitch' && tab === 'lineups'
  const bench = lineups[side].substitutes

  const row = (player: LineupPlayer) => {
    const counts = tally && (tally.get(player.player) ?? none)
    if (!scoring || !counts)
      return <PlayerRow key={player.player} player={player} kit={kit} counts={counts} />
    return (
      <ScoringRow
        key={player.player}
        {...{ player, kit, counts, side, scoring, events }}
        open={open === player.player}
        onToggle={() => setOpen(open === player.player ? undefined : player.player)}
      />
    )
  }

  return (
    <section aria-labelledby={heading} className={styles.panel}>
      <h2 id={heading} className="vh">
        Lineup panel
      </h2>
      <Tabs
        label="Lineup"
        className={isBroad ? styles.broad : undefined}
        value={tab}
        onChange={setTab}
        items={[
          { value: 'lineups', label: 'Lineups' },
          { value: 'substitutes', label: 'Substitutes' },
        ]}
      >
        <div className={styles.bar}>
          <Segmented
            label="Team"
            value={side}
            onChange={setSide}
            items={[
              { value: 'T1', label: 'T1' },
              { value: 'T2', label: 'T2' },
            ]}
          />
          <p className={styles.team}>{team.name}</p>
          {tab === 'lineups' && (
            <Segmented
              label="View"
              value={view}
              onChange={setView}
              items={[
                { value: 'list', label: <span className="vh">List</span>, icon: 'list' },
                { value: 'pitch', label: <span className="vh">Pitch</span>, icon: 'pitch' },
              ]}
            />
          )}
        </div>
        {isBroad && bench.length > 0 && (
          <div className={styles.bench}>
            <h3 className={styles.group}>On the bench</h3>
            <ul>{bench.map(row)}</ul>
          </div>
        )}
        <TabPanel value="lineups">
          {view === 'list' && <LineupList lineup={lineups[side]}>{row}</LineupList>}
          {view === 'pitch' && (
            <Pitches side={side} teams={[teamOne, teamTwo]} lineups={lineups} kits={kits} />
          )}
        </TabPanel>
        <TabPanel value="substitutes">
          <h3 className={styles.group}>On the bench</h3>
          {bench.length ? <ul>{bench.map(row)}</ul> : <p className={styles.nobody}>Nobody</p>}
        </TabPanel>
      </Tabs>
    </section>
  )
}

type PitchesProps = {
  side: Side
  teams: [{ name: string }, { name: string }]
  lineups: Record<Side, Lineup>
  kits: ReturnType<typeof kitsOf>
}

/** Both where there is room for two, else the side chosen. */
const Pitches = ({ side, teams, lineups, kits }: PitchesProps) => (
  <div className={styles.pitches}>
    {(['T1', 'T2'] as const).map((one, at) => (
      <div key={one} className={classNames(styles.half, one === side && styles.chosen)}>
        <h3 className={styles.name}>
          <Crest name={teams[at]!.name} kit={kits[at]!} />
          {teams[at]!.name}
        </h3>
        <LineupPitch name={teams[at]!.name} lineup={lineups[one]} kit={kits[at]!} />
      </div>
    ))}
  </div>
)
