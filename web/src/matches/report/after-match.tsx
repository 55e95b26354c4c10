import type { Match } from '@i-one/contract/matches'
import type { Session } from '@i-one/contract/sessions'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useMainStore } from '../../lib/store.ts'
import { NextMatch } from '../../sessions/rotation/next-on.tsx'
import { SessionTable, hasPlayedMatches } from '../../sessions/rotation/session-table.tsx'
import { useLiveSession } from '../../sessions/use-live-session.ts'
import { useSessionActions } from '../../sessions/use-session-actions.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { matchNameText } from '../match-name-text.ts'

type AfterMatchProps = {
  match: Match
  session: string
  /** True once the server has saved the full-time event. */
  isSaved: boolean
}

export function NextMatchSection({ match, session: id, isSaved }: AfterMatchProps) {
  // waits for the full-time event, because until then the server does not know the next match
  const { data } = useQuery({ ...useLiveSession(id), refetchOnMount: 'always', enabled: isSaved })
  // ignores an older response, in which this match is not finished yet
  const session = data?.matches.some(({ _id, state }) => _id === match._id && state === 'finished')
    ? data
    : undefined
  const after = session?.matches.find(({ number }) => number > match.number)
  return (
    <Section title={t`Next on the pitch`}>
      {session && <NextText session={session} />}
      <div className="cluster mt-4">
        {after && (
          <Link className={buttonClass({ size: 'big' })} to={`/live-match?match=${after._id}`}>
            <Trans>Go to match {{ number: after.number }}</Trans>
          </Link>
        )}
        <Link className={buttonClass({ variant: 'ghost', size: 'big' })} to={`/sessions/${id}`}>
          <Trans>Back to the game</Trans>
        </Link>
      </div>
      {session && hasPlayedMatches(session) && <SessionTable session={session} />}
    </Section>
  )
}

function NextText({ session }: { session: Session }) {
  const me = useMainStore(({ auth }) => auth.user?._id)
  const actions = useSessionActions(session._id)
  const { next, state, matches } = session
  if (state === 'finished' || state === 'abandoned')
    return (
      <p>
        <Trans>The game is over. Well played.</Trans>
      </p>
    )
  if (!next) {
    const last = matches.at(-1)
    return last ? <p>{matchNameText(last.teamOne.name, last.teamTwo.name)}</p> : null
  }
  if (session.captain._id !== me) return <NextMatch session={session} next={next} />
  return (
    <>
      <NextMatch key={`${matches.length} ${next.one} ${next.two}`} {...{ session, next, actions }} />
      <Button
        size="big"
        className="mt-4"
        pending={actions.doing === 'next-match'}
        pendingText={t`Setting up...`}
        onClick={() => actions.nextMatch()}
      >
        <Trans>Next match</Trans>
      </Button>
    </>
  )
}
