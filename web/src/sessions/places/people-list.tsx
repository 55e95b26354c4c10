import type { Place, Session } from '@i-one/contract/sessions'
import { isEnded } from '@i-one/contract/sessions/states'
import { plural, t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { paymentStateTones, paymentStateLabels } from '../../payments/payment-words.ts'
import { paymentsQuery } from '../../payments/queries.ts'
import { Chip } from '../../ui/chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import { personInitials } from '../../ui/football/kit.ts'
import { Shirt } from '../../ui/football/shirt.tsx'
import { Icon } from '../../ui/icon.tsx'
import { commaText } from '../../ui/text/joins.ts'
import { placeDetailsText, nameOrYouText, isGoingPlace } from '../people.ts'
import { noShowsQuery } from '../queries.ts'
import { noShowText } from '../reliability-words.ts'
import { isSideCaptainOrHost, canSeePayments } from '../rights.ts'
import { toSessionKits } from './line-up.ts'

type PeopleListProps = { session: Session; me: string | undefined; onOpen: (place: Place) => void }

const row =
  'grid grid-cols-[40px_1fr] grid-flow-col items-center gap-3.5 w-full min-h-15 px-0 py-2 leading-[1.3] wrap-anywhere *:min-w-0'

export function PeopleList({ session, me, onOpen }: PeopleListProps) {
  const kits = toSessionKits(session)
  const free = isEnded(session.state) ? 0 : session.capacity - session.going
  const { data: missed = [] } = useQuery({
    ...noShowsQuery(session),
    enabled: isSideCaptainOrHost(session, me),
  })
  const { data: payments } = useQuery({ ...paymentsQuery(session), enabled: canSeePayments(session, me) })
  return (
    <ul aria-label={t`Players`}>
      {inOrder(session).map((place) => {
        const noShows = missed.find(({ player }) => player === place.player._id)
        const about = commaText(placeDetailsText(place, session, me), noShows && noShowText(noShows))
        const paid = payments?.places.find((payment) => payment.place === place._id)?.state
        return (
          <li key={place._id} className="border-b border-b-line">
            <button
              type="button"
              className={`${row} border-0 bg-transparent text-start cursor-pointer hover:bg-turf-soft`}
              onClick={() => onOpen(place)}
            >
              <Shirt
                kit={kits[(place.set ?? 0) - 1]}
                text={personInitials(place.player.name)}
                outlined
                className={classNames(!isGoingPlace(place) && 'opacity-50')}
              />
              <span>
                <b translate={place.player._id === me ? undefined : 'no'} className="block font-strong">
                  {nameOrYouText(place, me)}
                </b>
                {about && (
                  <small className="block text-muted text-small first-letter:uppercase">{about}</small>
                )}
              </span>
              {paid && <Chip tone={paymentStateTones[paid]}>{paymentStateLabels[paid]}</Chip>}
              <Icon name="more" />
            </button>
          </li>
        )
      })}
      {free > 0 && (
        <li className={`${row} border-b border-b-line`}>
          <Shirt free outlined />
          <span>{plural(free, { one: '# spot left', other: '# spots left' })}</span>
        </li>
      )}
    </ul>
  )
}

const inOrder = ({ places, drawnAt }: Session) => {
  const there = places.filter(isGoingPlace)
  const sorted = drawnAt ? there.toSorted((a, b) => (a.set ?? 0) - (b.set ?? 0)) : there
  return [...sorted, ...places.filter(({ state }) => state === 'no-show')]
}
