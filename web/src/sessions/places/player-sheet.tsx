import type { Place, Session } from '@i-one/contract/sessions'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { PlayerLink } from '../../stats/player-link.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { commaText } from '../../ui/text/joins.ts'
import type { PeopleDialogProps } from '../act-dialog.tsx'
import { GuestLink } from '../guests/guest-link.tsx'
import { placeDetailsText, nameOrYouText } from '../people.ts'
import { getRights } from '../rights.ts'
import type { SessionActions } from '../use-session-actions.ts'
import { type Attendance, canMarkNoShow, useAttendance } from './attendance.ts'
import { PlayerActions, ConfirmAction, confirmQuestionText, type PlayerAction } from './player-acts.tsx'

type PlayerSheetProps = PeopleDialogProps & { place: Place }

export function PlayerSheet({ session, me, now, actions, place, onClose }: PlayerSheetProps) {
  const [requested, ask] = useState<PlayerAction>()
  const rights = getRights(place, session, me, now)
  const about = placeDetailsText(place, session, me)
  const pending = actions.doing === 'remove' || actions.doing === 'hand-over'
  return (
    <Dialog
      look="sheet"
      dismissible={!pending}
      onClose={onClose}
      title={requested ? confirmQuestionText(requested, place) : nameOrYouText(place, me)}
      description={!requested && about && <span className="block first-letter:uppercase">{about}</span>}
    >
      {requested ? (
        <ConfirmAction
          {...{ act: requested, place, session, actions, onClose }}
          onBack={() => ask(undefined)}
        />
      ) : (
        <>
          {me && (
            <PlayerLink
              player={place.player._id}
              className="inline-flex items-center min-h-touch font-semibold"
            >
              <Trans>{{ name: place.player.name }}’s statistics</Trans>
            </PlayerLink>
          )}
          {rights.checkIn && <CheckIn session={session} place={place} now={now} />}
          {rights.playTogether && <PlayTogether {...{ session, place, actions }} />}
          {rights.link && <GuestLink session={session} place={place} />}
          <PlayerActions rights={rights} place={place} onAsk={ask} />
          {!Object.values(rights).some(Boolean) && <Wishes session={session} own={place.player._id === me} />}
        </>
      )}
    </Dialog>
  )
}

function Wishes({ session, own }: { session: PeopleDialogProps['session']; own: boolean }) {
  const wished = session.places.filter(({ player }) => session.mine?.with.includes(player._id))
  if (!own || wished.length === 0) return null
  return (
    <p>
      <Trans>
        You asked to play with {{ names: commaText(...wished.map(({ player }) => player.name)) }}.
      </Trans>
    </p>
  )
}

const answers: readonly { value: Attendance; label: string }[] = [
  { value: 'going', label: t`Expected` },
  { value: 'checked-in', label: t({ message: 'Here', comment: 'The player is checked in' }) },
  { value: 'no-show', label: t`No-show` },
]

function CheckIn({ session, place, now }: { session: Session; place: Place; now: Date }) {
  const { state, set } = useAttendance(session._id, place)
  const items = canMarkNoShow(session, now) ? answers : answers.filter(({ value }) => value !== 'no-show')
  return <Segmented label={t`Attendance`} value={state as Attendance} onChange={set} items={items} />
}

type PlayTogetherProps = { session: Session; place: Place; actions: SessionActions }

const max = 3

function PlayTogether({ session, place, actions }: PlayTogetherProps) {
  const wishes = session.mine?.with ?? []
  const wished = wishes.includes(place.player._id)
  const full = !wished && wishes.length >= max
  const pending = actions.doing === 'play-with'
  const others = wishes.filter((player) => player !== place.player._id)
  return (
    <Switch
      className="mt-2"
      label={t`Play with ${{ name: place.player.name }}`}
      hint={full ? t`You’ve already chosen three players` : t`The draw keeps you together if possible`}
      checked={pending ? !wished : wished}
      disabled={full || pending}
      onChange={() => void actions.act('play-with', wished ? others : [...others, place.player._id])}
    />
  )
}
