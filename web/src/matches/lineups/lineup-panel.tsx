import type { Lineup, LineupPlayer } from '@i-one/contract/matches/lineups'
import type { Side } from '@i-one/contract/matches/sides'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Suspense, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPart } from '../../lib/rendered/lazy-part.ts'
import { toSearch } from '../../lib/use-search.ts'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { toKits, type Kit } from '../../ui/football/kit.ts'
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import type { AnyEvent, MatchStatus } from '../match-status.ts'
import type { Scoring } from '../scoring.ts'
import { isOnBench } from './lineup-edit.ts'
import { GroupTitle, LineupList, EmptyGroup } from './lineup-list.tsx'
import { LineupPitches } from './lineup-pitches.tsx'
import { PlayerRow, ScoringRow } from './player-row.tsx'
import type { LineupEditing, SideEditing } from './use-lineup-editing.ts'

const LineupTools = lazyPart(async () => (await import('./lineup-tools.tsx')).LineupTools)
const SubstitutionPicker = lazyPart(async () => (await import('./bring-on.tsx')).SubstitutionPicker)

type View = 'list' | 'pitch'

type LineupPanelProps = {
  teamOne: { name: string }
  teamTwo: { name: string }
  lineups: Record<Side, Lineup>
  editing?: SideEditing
  tally?: MatchStatus['tally']
  scoring?: Scoring
  events?: readonly AnyEvent[]
  view?: View
  note?: string
}

const sides = [
  { value: 'T1', label: t({ message: 'T1', comment: 'Short for team 1' }) },
  { value: 'T2', label: t({ message: 'T2', comment: 'Short for team 2' }) },
] as const

const none = { goals: 0, assists: 0 }

export function LineupPanel({ teamOne, teamTwo, view: first = 'list', note, ...rest }: LineupPanelProps) {
  const [search] = useSearchParams()
  const tab = search.get('lineup') === 'substitutes' ? 'substitutes' : 'lineups'
  const [side, setSide] = useState<Side>('T1')
  const [view, setView] = useState<View>(first)
  const [open, setOpen] = useState<string>()
  const heading = useId()
  const kits = toKits(teamOne.name, teamTwo.name)
  const kit = kits[side === 'T1' ? 0 : 1]
  const editing = rest.editing?.[side]
  const lineups = rest.editing ? { T1: rest.editing.T1.lineup, T2: rest.editing.T2.lineup } : rest.lineups
  const lineup = lineups[side]
  const { chosen, setChosen, choose } = useChosen(lineup, editing)

  const row = (player: LineupPlayer) => {
    const id = player.player
    const mayComeOn = editing && tab === 'substitutes' && isOnBench(lineup, id)
    return (
      <Row
        key={id}
        {...{ player, kit, side, ...rest }}
        open={open === id}
        onToggle={() => setOpen(open === id ? undefined : id)}
        onBringOn={mayComeOn ? () => setChosen(id) : undefined}
      />
    )
  }

  return (
    <section aria-labelledby={heading} className="min-w-0">
      <h2 id={heading} className="vh">
        <Trans>Lineup panel</Trans>
      </h2>
      <Tabs
        label={t`Lineup`}
        value={tab}
        to={(next) => toSearch(search, { lineup: next === 'lineups' ? '' : next })}
        items={[
          { value: 'lineups', label: t`Lineups` },
          { value: 'substitutes', label: t`Substitutes` },
        ]}
      >
        <div className="flex items-center justify-between gap-3 mt-2.5">
          <Segmented
            label={t`Team`}
            value={side}
            onChange={(next) => {
              setSide(next)
              setChosen(undefined)
            }}
            items={sides}
          />
          <p
            translate="no"
            className="flex-1 min-w-0 font-strong leading-[1.25] wrap-anywhere max-[360px]:hidden"
          >
            {(side === 'T1' ? teamOne : teamTwo).name}
          </p>
          {tab === 'lineups' && (
            <Segmented
              label={t({ message: 'View', comment: 'Noun: list or pitch' })}
              value={view}
              onChange={setView}
              items={[
                {
                  value: 'list',
                  label: (
                    <span className="vh">
                      <Trans>List</Trans>
                    </span>
                  ),
                  icon: 'list',
                },
                {
                  value: 'pitch',
                  label: (
                    <span className="vh">
                      <Trans>Pitch</Trans>
                    </span>
                  ),
                  icon: 'pitch',
                },
              ]}
            />
          )}
        </div>
        {note && tab === 'lineups' && <p className="mt-3.5 max-w-[52ch]">{note}</p>}
        <TabPanel value="lineups">
          {view === 'list' && <LineupList lineup={lineup}>{row}</LineupList>}
          {view === 'pitch' && (
            <LineupPitches
              {...{ side, lineups, kits, editing, chosen }}
              teams={[teamOne, teamTwo]}
              shown={note ? [side] : ['T1', 'T2']}
              onChoose={choose}
            />
          )}
        </TabPanel>
        {view === 'pitch' && tab === 'lineups' && editing && (
          <Suspense>
            <LineupTools key={side} {...{ editing, kit, chosen }} onChoose={choose} />
          </Suspense>
        )}
        <TabPanel value="substitutes">
          <GroupTitle>{t`On the bench`}</GroupTitle>
          {lineup.substitutes.length ? <ul>{lineup.substitutes.map(row)}</ul> : <EmptyGroup />}
          {editing && (
            <Suspense>
              <SubstitutionPicker lineup={lineup} kit={kit} on={chosen} onFor={choose} />
            </Suspense>
          )}
        </TabPanel>
      </Tabs>
    </section>
  )
}

/** Swaps two players once both are chosen, unless both are on the bench. */
const useChosen = (lineup: Lineup, editing: LineupEditing | undefined) => {
  const [chosen, setChosen] = useState<string>()
  const choose = (player: string) => {
    const isSwap = editing && chosen && chosen !== player
    const bothWait = [chosen, player].every((id) => id && isOnBench(lineup, id))
    if (isSwap && !bothWait) editing.swap(chosen, player)
    setChosen(chosen === player || (isSwap && !bothWait) ? undefined : player)
  }
  return { chosen, setChosen, choose }
}

type RowProps = Pick<LineupPanelProps, 'tally' | 'scoring' | 'events'> & {
  player: LineupPlayer
  kit: Kit
  side: Side
  open: boolean
  onToggle: () => void
  onBringOn: (() => void) | undefined
}

function Row({ player, kit, side, tally, scoring, events = [], open, onToggle, onBringOn }: RowProps) {
  const counts = tally && (tally.get(player.player) ?? none)
  const action = onBringOn && (
    <Button size="small" variant="ghost" onClick={onBringOn}>
      <Trans>Bring on</Trans>
    </Button>
  )
  if (!scoring || !counts) return <PlayerRow {...{ player, kit, counts, action }} />
  return <ScoringRow {...{ player, kit, counts, side, scoring, events, action, open, onToggle }} />
}
