import type { Session } from '@i-one/contract/sessions'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { clashText } from '../../bookings/clash-text.ts'
import { myFixturesQuery } from '../../bookings/my-fixtures-query.ts'
import { mySessionsQuery } from '../../bookings/my-sessions-query.ts'
import { countFreePlaces } from '../people.ts'
import type { SessionActions } from '../use-session-actions.ts'

type Joining = { session: Session; me: string | undefined; actions: SessionActions; onJoin: () => void }

export const useInvitedSide = () => {
  const [search] = useSearchParams()
  const side = Number(search.get('set'))
  return side === 1 || side === 2 ? side : undefined
}

/** Opens the join sheet if the session is full or overlaps one of the user's games. Ignores games that cannot be loaded. */
export const useJoin = ({ session, me, actions, onJoin }: Joining) => {
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const side = useInvitedSide()
  useQuery({ ...mySessionsQuery, enabled: me !== undefined })
  useQuery({ ...myFixturesQuery, enabled: me !== undefined, refetchInterval: false })
  const join = async () => {
    setAsking(true)
    const [sessions, fixtures] = await Promise.all([
      queries.ensureQueryData(mySessionsQuery).catch(() => []),
      queries.ensureQueryData(myFixturesQuery).catch(() => []),
    ])
    setAsking(false)
    if (countFreePlaces(session) === 0 || clashText(session, { sessions, fixtures })) onJoin()
    else await actions.act('join', session.code, true, side)
  }
  return { join: () => void join(), pending: asking || actions.doing === 'join' }
}
