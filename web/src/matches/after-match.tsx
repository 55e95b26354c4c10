import type { Match } from '@i-one/contract/matches'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'

import { useMain } from '../lib/store.ts'
import { useLiveSession } from '../sessions/use-live-session.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { Corner } from '../ui/corner.tsx'
import { toast } from '../ui/toast.ts'
import styles from './after-match.module.css'
import { nextMatchMutation } from './queries.ts'

type AfterMatchProps = {
  match: Match
  session: string
  /** Not while the full time itself has yet to be sent. */
  isSaved: boolean
}

/** Where the evening goes on: the next match, made by the captain, and back to the session. */
export function AfterMatch({ match, session: id, isSaved }: AfterMatchProps) {
  const { data: session } = useQuery(useLiveSession(id))
  const me = useMain(({ auth }) => auth.user?._id)
  const next = session?.matches.find(({ number }) => number > match.number)
  const mayMake = session?.state === 'started' && session.captain._id === me && session.sets > 1 && !next
  return (
    <Corner title="Next on the pitch">
      <p className={styles.text}>
        {next ? `${next.teamOne.name} v ${next.teamTwo.name}` : textOf(session?.state, session?.sets)}
      </p>
      <div className={styles.ways}>
        {mayMake && <NextMatch session={id} isSaved={isSaved} />}
        {next && (
          <Link className={buttonClass({ size: 'big' })} to={`/live-match?match=${next._id}`}>
            To match {next.number}
          </Link>
        )}
        <Link className={buttonClass({ variant: 'ghost', size: 'big' })} to={`/sessions/${id}`}>
          Back to the session
        </Link>
      </div>
    </Corner>
  )
}

const textOf = (state: string | undefined, sets: number | undefined) => {
  if (state === 'finished' || state === 'abandoned') return 'The session is over. Well played.'
  if (sets === 2) return 'The same two sides go again.'
  return 'The winner stays on, the loser goes to the back of the line.'
}

function NextMatch({ session, isSaved }: { session: string; isSaved: boolean }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  // one key as long as this match is over: a repeat after a lost answer makes no second match
  const [key] = useState(() => crypto.randomUUID())
  const { mutate, isPending } = useMutation({
    ...nextMatchMutation(session),
    onSuccess: async ({ _id }) => {
      void queryClient.invalidateQueries({ queryKey: ['sessions'] })
      await navigate(`/live-match?match=${_id}`)
    },
    onError: ({ message }) => toast.error(message),
  })
  return (
    <Button
      size="big"
      disabled={!isSaved}
      pending={isPending}
      pendingText="Making it..."
      onClick={() => mutate(key)}
    >
      Next match
    </Button>
  )
}
