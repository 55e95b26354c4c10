import type { Session } from '@i-one/contract/sessions'
import type { SessionSettings } from '@i-one/contract/sessions/settings'
import { getMinimumPlayers } from '@i-one/game/sessions/deadlines'
import { useState } from 'react'
import type { SessionActions } from '../use-session-actions.ts'

const keysOf = (some: Partial<SessionSettings>) => Object.keys(some) as (keyof SessionSettings)[]

export const pickChanges = (before: SessionSettings, wish: Partial<SessionSettings>) =>
  Object.fromEntries(
    keysOf(wish)
      .filter((setting) => wish[setting] !== before[setting])
      .map((setting) => [setting, wish[setting]]),
  ) as Partial<SessionSettings>

export const pickPreviousValues = (before: SessionSettings, wish: Partial<SessionSettings>) =>
  Object.fromEntries(keysOf(wish).map((setting) => [setting, before[setting]])) as Partial<SessionSettings>

export const hasOtherPlayers = ({ places, captain }: Pick<Session, 'places' | 'captain'>) =>
  places.some(({ player }) => player._id !== captain._id)

export const getMinimumRange = ({ playersPerTeam, sets }: Pick<Session, 'playersPerTeam' | 'sets'>) => {
  const max = playersPerTeam * sets
  return { min: getMinimumPlayers(max), max }
}

/** Stores only the edited settings, so that saving does not revert other users' changes to the other settings. */
export const useSessionEdit = (session: Session, { act }: SessionActions) => {
  const [wishes, setWishes] = useState<Partial<SessionSettings>>({})
  const [former, setFormer] = useState<Partial<SessionSettings>>()
  const value = { ...session, ...wishes }
  const changes = pickChanges(session, wishes)

  const send = async (some: Partial<SessionSettings>) => {
    if (!(await act('edit', some))) return
    setWishes({})
    setFormer(pickPreviousValues(session, some))
  }
  return {
    value,
    dirty: Object.keys(changes).length > 0,
    // keeps the minimum number of players in its range, which changes with the capacity
    change: (some: Partial<SessionSettings>) => {
      const next = { ...value, ...some }
      const { min, max } = getMinimumRange(next)
      setWishes({ ...wishes, ...some, minimum: Math.min(Math.max(next.minimum, min), max) })
    },
    save: () => send(changes),
    undo: former && (() => send(former)),
  }
}
