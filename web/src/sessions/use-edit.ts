import type { Session } from '@i-one/contract/sessions'
import { useState } from 'react'

import { changesIn, editable, type Editable } from './session-edit.ts'
import type { SessionActions } from './use-session-actions.ts'

/** Wishes lie over the session as it is now, so that what somebody else changed meanwhile is not put back. */
export const useEdit = (session: Session, { act }: SessionActions) => {
  const [wishes, setWishes] = useState<Partial<Editable>>({})
  const [former, setFormer] = useState<Partial<Editable>>()
  const now = editable(session)
  const value = { ...now, ...wishes }
  const changes = changesIn(now, value)

  const send = async (some: Partial<Editable>) => {
    if (!(await act('edit', some))) return
    setWishes({})
    setFormer(changesIn({ ...now, ...some }, now))
  }
  return {
    value,
    dirty: Object.keys(changes).length > 0,
    /** Never asks for more players than there are places. */
    change: (some: Partial<Editable>) => {
      const { minimum, playersPerTeam, sets } = { ...value, ...some }
      const most = playersPerTeam * sets
      setWishes({ ...wishes, ...some, ...(minimum > most && { minimum: most }) })
    },
    save: () => send(changes),
    /** Back to what it was before the last time. */
    undo: former && (() => send(former)),
  }
}
