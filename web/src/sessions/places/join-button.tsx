import type { Session } from '@i-one/contract/sessions'
import { priceRangeText } from '@i-one/game/payments/money'
import { t } from '@lingui/core/macro'
import { Link } from 'react-router'
import { addReturnPath } from '../../lib/return-path.ts'
import { buttonClass, type ButtonLook } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { countFreePlaces } from '../people.ts'
import type { SessionActions } from '../use-session-actions.ts'
import { useJoin, useInvitedSide } from './use-join.ts'

type JoinButtonProps = Pick<ButtonLook, 'size'> & {
  session: Session
  me: string | undefined
  actions: SessionActions
  /** Opens the join sheet if the player must see a question or a warning before joining. */
  onJoin: () => void
}

export function JoinButton({ session, me, actions, onJoin, size }: JoinButtonProps) {
  const { pending, join } = useJoin({ session, me, actions, onJoin })
  const side = useInvitedSide()
  const free = countFreePlaces(session) > 0
  const text = free ? joinText(session) : t`Join the waitlist`
  if (!me)
    return (
      <Link
        className={buttonClass({ size })}
        to={addReturnPath('/role', `/s/${session.code}${side ? `?set=${side}` : ''}`)}
      >
        {text}
      </Link>
    )
  return (
    <Button size={size} pending={pending} pendingText={t`Joining...`} onClick={join}>
      {text}
    </Button>
  )
}

const joinText = ({ price, capacity }: Session) =>
  price.amount > 0 ? t`Join for ${{ price: priceRangeText(price, capacity) }}` : t`Join for free`

export const AcceptButton = ({
  actions,
  size,
  text = t`Accept`,
}: Pick<JoinButtonProps, 'actions' | 'size'> & { text?: string }) => (
  <Button
    size={size}
    pending={actions.doing === 'accept'}
    pendingText={t`Accepting...`}
    onClick={() => void actions.act('accept')}
  >
    {text}
  </Button>
)
