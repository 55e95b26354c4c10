import type { Session } from '@i-one/contract/sessions'
import type { SessionSettings } from '@i-one/contract/sessions/settings'
import { getMinimumPlayers } from '@i-one/game/sessions/deadlines'
import { useState } from 'react'
import type { SessionActions } from '../use-session-actions.ts'

const keysOf = (some: Partial<SessionSettings>) => Object.keys(some) as (keyof SessionSettings)[]

export const pickChanges = (before: SessionSettings, edits: Partial<SessionSettings>) =>
  Object.fromEntries(
    keysOf(edits)
      .filter((setting) => edits[setting] !== before[setting])
      .map((setting) => [setting, edits[setting]]),
  ) as Partial<SessionSettings>

export const pickPreviousValues = (before: SessionSettings, edits: Partial<SessionSettings>) =>
  Object.fromEntries(keysOf(edits).map((setting) => [setting, before[setting]])) as Partial<SessionSettings>

export const hasOtherPlayers = ({ places, captain }: Pick<Session, 'places' | 'captain'>) =>
  places.some(({ player }) => player._id !== captain._id)

export const getMinimumRange = ({ playersPerTeam, sets }: Pick<Session, 'playersPerTeam' | 'sets'>) => {
  const max = playersPerTeam * sets
  return { min: getMinimumPlayers(max), max }
}

/** Stores only the edited settings, so that saving does not revert other users' changes to the other settings. */
export const useSessionEdit = (session: Session, { act }: SessionActions) => {
  const [edits, setEdits] = useState<Partial<SessionSettings>>({})
  const [previous, setPrevious] = useState<Partial<SessionSettings>>()
  const value = { ...session, ...edits }
  const changes = pickChanges(session, edits)

  const send = async (some: Partial<SessionSettings>) => {
    if (!(await act('edit', some))) return
    setEdits({})
    setPrevious(pickPreviousValues(session, some))
  }
  return {
    value,
    dirty: Object.keys(changes).length > 0,
    // keeps the minimum number of players in its range, which changes with the capacity
    change: (some: Partial<SessionSettings>) => {
      const next = { ...value, ...some }
      const { min, max } = getMinimumRange(next)
      setEdits({ ...edits, ...some, minimum: Math.min(Math.max(next.minimum, min), max) })
    },
    save: () => send(changes),
    undo: previous && (() => send(previous)),
  }
}
