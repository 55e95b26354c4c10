import type { Place, Session } from '@i-one/contract/sessions'
import { isWaiting } from '@i-one/contract/sessions/states'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { shortTimeText, toTimeBeside } from '../../lib/time/time-beside.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { StatusLine } from '../../ui/feedback/status-line.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { nameOrYouText, guestText } from '../people.ts'
import { getRights } from '../rights.ts'
import type { SessionActions } from '../use-session-actions.ts'
import { listWaitingPlaces } from './line-up.ts'
import { waitlistHintText } from './waiting-hint.ts'

type WaitingListProps = { session: Session; me: string | undefined; now: Date; actions: SessionActions }

export function WaitingList({ session, me, now, actions }: WaitingListProps) {
  const { mine } = session
  const missed = useMissedOffer(mine?.state)
  const waits = isWaiting(mine?.state)
  return (
    <Section title={t`Waitlist`}>
      {missed && (
        <StatusLine tone="wait" className="mb-3">
          <Trans>Your offer has ended. You’re back in line.</Trans>
        </StatusLine>
      )}
      <ol>
        {listWaitingPlaces(session).map((place, at) => {
          const own = place.player._id === me
          const hint =
            place.state === 'offered'
              ? offerText(session, own, now)
              : commaText(guestText(place, session, me), sinceText(place, session, now))
          return (
            <li
              key={place._id}
              className={classNames(
                'flex items-center gap-3.5 min-h-15 py-2 border-b',
                own ? '-mx-3 px-3 border-b-transparent rounded-field bg-dusk-soft' : 'border-b-line',
              )}
            >
              <span className={classNames('num w-7 text-[1.25rem]', own ? 'text-dusk' : 'text-muted')}>
                {at + 1}
              </span>
              <span className="flex-1 min-w-0 wrap-anywhere">
                <b className="block font-strong">{nameOrYouText(place, me)}</b>
                {hint && <small className="block text-small">{hint}</small>}
              </span>
              {getRights(place, session, me, now).promotePlayer && (
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={t`Add ${{ name: place.player.name }}`}
                  pending={actions.doing === 'put-in'}
                  pendingText={t`Adding...`}
                  onClick={() => void actions.act('put-in', place._id)}
                >
                  <Trans>Add</Trans>
                </Button>
              )}
            </li>
          )
        })}
      </ol>
      {waits && <WaitingMode session={session} now={now} actions={actions} />}
    </Section>
  )
}

/** Returns true after the user's offer of a spot has expired while the page was open. */
const useMissedOffer = (state: string | undefined) => {
  const [before, setBefore] = useState(state)
  const [missed, setMissed] = useState(false)
  if (before !== state) {
    setBefore(state)
    setMissed(before === 'offered' && state === 'waitlisted')
  }
  return missed
}

const offerText = ({ mine, places, pitch }: Session, own: boolean, now: Date) => {
  if (!own || !mine?.offerUntil) return t`Spot offered`
  const next = places.find(({ state }) => state === 'waitlisted')
  const time = shortTimeText(mine.offerUntil, pitch.timeZone, now)
  return next
    ? t`Accept before ${time} or the spot goes to ${{ name: next.player.name }}`
    : t`Accept before ${time} or the spot goes to the next player`
}

/** Formats the waiting time as 'since 14:10', or 'since Thu 20 Nov' for another day. */
const sinceText = ({ since }: Place, { pitch: { timeZone } }: Session, now: Date) => {
  if (!since) return undefined
  const { day, time } = toTimeBeside(since, timeZone, now)
  return day ? t`since ${day}` : t`since ${time}`
}

function WaitingMode({ session, now, actions }: Pick<WaitingListProps, 'session' | 'now' | 'actions'>) {
  const { takeMeIn = true } = session.mine ?? {}
  const pending = actions.doing === 'wait'
  const hint = waitlistHintText(session, { takeMeIn, now })
  if (now >= new Date(session.start)) return <p className="small mute mt-4">{hint}</p>
  return (
    <Switch
      className="mt-4"
      label={t`Add me automatically if a spot opens up`}
      hint={hint}
      checked={pending ? !takeMeIn : takeMeIn}
      disabled={pending}
      onChange={({ target }) => void actions.act('wait', target.checked)}
    />
  )
}
