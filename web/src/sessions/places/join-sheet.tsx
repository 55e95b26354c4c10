import type { Session } from '@i-one/contract/sessions'
import { countText } from '@i-one/game/count-text'
import { moneyText } from '@i-one/game/payments/money'
import { useState } from 'react'
import { ClashWarning, useClashText } from '../../bookings/clash.tsx'
import { joiningPriceText, payerText } from '../../payments/payer-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Facts } from '../../ui/layout/facts.tsx'
import type { PeopleDialogProps } from '../act-dialog.tsx'
import { deciderText, matchLengthText, teamSizesText } from '../format-text.ts'
import { countFreePlaces } from '../people.ts'
import { toLeavingFact, lateLeavingCostText } from './free-until.ts'
import { useInvitedSide } from './use-join.ts'
import { waitlistHintText } from './waiting-hint.ts'

type JoinSheetProps = Pick<PeopleDialogProps, 'session' | 'now' | 'actions' | 'onClose'>

export function JoinSheet({ session, now, actions, onClose }: JoinSheetProps) {
  const side = useInvitedSide()
  const [takeMeIn, setTakeMeIn] = useState(true)
  const clash = useClashText(session)
  const full = countFreePlaces(session) === 0
  const promotes = now < new Date(session.start)
  const pending = actions.doing === 'join'
  const join = async () => {
    if (await actions.act('join', session.code, takeMeIn, side)) onClose()
  }
  return (
    <Dialog
      look="sheet"
      dismissible={!pending}
      onClose={onClose}
      title={full ? 'Join the waitlist' : 'Join this game'}
      description={full ? waitText(session) : undefined}
    >
      <ClashWarning with={session} className="mb-3" />
      <Conditions session={session} />
      {full && promotes && (
        <Checkbox
          label="Add me automatically if a spot opens up"
          checked={takeMeIn}
          onChange={({ target }) => setTakeMeIn(target.checked)}
        />
      )}
      {full && <p className="small mute mb-5">{waitlistHintText(session, { takeMeIn, now })}</p>}
      <Button size="big" block pending={pending} pendingText="Joining..." onClick={() => void join()}>
        {clash ? 'Join anyway' : full ? 'Join the waitlist' : 'Join'}
      </Button>
    </Dialog>
  )
}

const waitText = ({ waiting }: Session) =>
  waiting === 0
    ? 'All spots are taken. You’d be first in line.'
    : `All spots are taken. ${countText(waiting, 'player is', 'players are')} ahead of you.`

const costsText = (session: Session) =>
  [joiningPriceText(session), session.price.amount && `the pitch ${moneyText(session.price)}`]
    .filter(Boolean)
    .join(', ')

function Conditions({ session }: { session: Session }) {
  const late = lateLeavingCostText(session)
  return (
    <Facts
      facts={[
        ['Price', payerText(session) ?? costsText(session)],
        ['Match', matchLengthText(session)],
        ['Teams', teamSizesText(session)],
        ['If it’s a draw', deciderText(session)],
        toLeavingFact(session),
        ...(late ? [['Leaving late', late] as const] : []),
      ]}
    />
  )
}
