import type { Lineup, CurrentLineup, NewLineup } from '@i-one/contract/matches/lineups'
import type { Side } from '@i-one/contract/matches/sides'
import { swapPlaces, applySubstitutions } from '@i-one/game/matches/lineup'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { browserEvents } from '../../lib/browser-events.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { moveToBench, moveToPitch, isOnBench, toPositionedRows } from './lineup-edit.ts'
import { LineupSaver } from './lineup-saver.ts'

type Substitution = { player?: string; on?: string }

interface EditingOptions {
  now: CurrentLineup
  save: (body: NewLineup) => Promise<CurrentLineup>
  max: number
  isFilled?: boolean
  substitutions?: readonly Substitution[]
  substitute?: (off: string, on: string) => void
}

const none: readonly Substitution[] = []

/** The server stores the lineup at kick-off, so substitutions are applied for display and reverted before saving. */
export const useLineupEditing = ({ now, save, max, isFilled, substitute, ...rest }: EditingOptions) => {
  const { substitutions = none } = rest
  const [saver] = useState(
    () =>
      new LineupSaver(
        (body) => save(body),
        browserEvents,
        now,
        ({ message }) => toast.error(message),
      ),
  )
  useEffect(() => {
    saver.open()
    return () => saver.close()
  }, [saver])
  useEffect(() => saver.receive(now), [saver, now])
  const state = useStore(saver.store)
  const lineup = applySubstitutions(state.lineup, substitutions)
  const change = (next: Lineup, group?: string) =>
    saver.change(applySubstitutions(next, substitutions.toReversed()), group)
  const swap = (one: string, other: string) => {
    const [off, on] = [one, other].toSorted(
      (a, b) => Number(isOnBench(lineup, a)) - Number(isOnBench(lineup, b)),
    )
    if (substitute && off && on && isOnBench(lineup, on)) substitute(off, on)
    else change(swapPlaces(lineup, one, other))
  }
  const mayBench = !substitute && (!isFilled || lineup.substitutes.length > 0)
  const mayField = !substitute && toPositionedRows(lineup).length < max
  return {
    ...state,
    lineup,
    change,
    swap,
    ...(mayBench && { bench: (player: string) => change(moveToBench(lineup, player)) }),
    ...(mayField && { field: (player: string) => change(moveToPitch(lineup, player)) }),
    undo: () => saver.undo(),
    acceptTheirs: () => saver.acceptTheirs(),
    restoreMine: () => saver.restoreMine(),
  }
}

export type LineupEditing = ReturnType<typeof useLineupEditing>
export type SideEditing = Record<Side, LineupEditing>
