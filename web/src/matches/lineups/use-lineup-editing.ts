import type { Lineup, LineupNow, NewLineup } from '@i-one/contract/matches/lineups'
import type { Side } from '@i-one/contract/matches/sides'
import { swapPlaces, withSubstitutions } from '@i-one/game/matches/lineup'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { browserEvents } from '../../lib/browser-events.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { isOnBench } from './lineup-edit.ts'
import { benched, fielded, placedOf } from './lineup-edit.ts'
import { type LineupState, LineupSaver } from './lineup-saver.ts'

/** What whoever lines a side up can do. */
export interface LineupEditing extends LineupState {
  change: (lineup: Lineup, group?: string) => void
  swap: (one: string, other: string) => void
  /** Where somebody may go off without another one coming on. */
  bench?: (player: string) => void
  /** Where there is room on the pitch. */
  field?: (player: string) => void
  undo: () => void
  takeTheirs: () => void
  putMineBack: () => void
}

interface Substitution {
  player?: string
  on?: string
}

interface EditingOptions {
  now: LineupNow
  save: (body: NewLineup) => Promise<LineupNow>
  /** On the pitch at a time. */
  most: number
  /** Whoever goes off is followed by somebody from the bench, so there has to be somebody. */
  isFilled?: boolean
  /** In a match that has begun: who came on for whom so far, and how one more is recorded. */
  substitutions?: readonly Substitution[]
  substitute?: (off: string, on: string) => void
}

const none: readonly Substitution[] = []

/** The lineup is saved as the match began; it is shown, and changed, as it is after the substitutions. */
export const useLineupEditing = ({
  now,
  save,
  most,
  isFilled = false,
  substitutions = none,
  substitute,
}: EditingOptions): LineupEditing => {
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
  const lineup = withSubstitutions(state.lineup, substitutions)
  const change = (next: Lineup, group?: string) =>
    saver.change(withSubstitutions(next, substitutions.toReversed()), group)
  const swap = (one: string, other: string) => {
    const [off, on] = [one, other].toSorted(
      (a, b) => Number(isOnBench(lineup, a)) - Number(isOnBench(lineup, b)),
    )
    if (substitute && off && on && isOnBench(lineup, on)) substitute(off, on)
    else change(swapPlaces(lineup, one, other))
  }
  const mayBench = !substitute && (!isFilled || lineup.substitutes.length > 0)
  const mayField = !substitute && placedOf(lineup).length < most
  return {
    ...state,
    lineup,
    change,
    swap,
    ...(mayBench && { bench: (player: string) => change(benched(lineup, player)) }),
    ...(mayField && { field: (player: string) => change(fielded(lineup, player)) }),
    undo: () => saver.undo(),
    takeTheirs: () => saver.takeTheirs(),
    putMineBack: () => saver.putMineBack(),
  }
}

export type SideEditing = Record<Side, LineupEditing>
