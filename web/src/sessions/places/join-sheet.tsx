import type { Session } from '@i-one/contract/sessions'
import { moneyText } from '@i-one/game/payments/money'
import { plural, t } from '@lingui/core/macro'
import { useState } from 'react'
import { ClashWarning, useClashText } from '../../bookings/clash.tsx'
import { joiningPriceText, payerText } from '../../payments/payer-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Facts } from '../../ui/layout/facts.tsx'
import { commaText } from '../../ui/text/joins.ts'
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
      title={full ? t`Join the waitlist` : t`Join this game`}
      description={full ? waitText(session) : undefined}
    >
      <ClashWarning with={session} className="mb-3" />
      <Conditions session={session} />
      {full && promotes && (
        <Checkbox
          label={t`Add me automatically if a spot opens up`}
          checked={takeMeIn}
          onChange={({ target }) => setTakeMeIn(target.checked)}
        />
      )}
      {full && <p className="small mute mb-5">{waitlistHintText(session, { takeMeIn, now })}</p>}
      <Button size="big" block pending={pending} pendingText={t`Joining...`} onClick={() => void join()}>
        {clash ? t`Join anyway` : full ? t`Join the waitlist` : t`Join`}
      </Button>
    </Dialog>
  )
}

const waitText = ({ waiting }: Session) =>
  waiting === 0
    ? t`All spots are taken. You’d be first in line.`
    : t`All spots are taken. ${plural(waiting, { one: '# player is ahead of you.', other: '# players are ahead of you.' })}`

const costsText = (session: Session) =>
  commaText(
    joiningPriceText(session),
    session.price.amount && t`the pitch ${{ price: moneyText(session.price) }}`,
  )

function Conditions({ session }: { session: Session }) {
  const late = lateLeavingCostText(session)
  return (
    <Facts
      facts={[
        [t`Price`, payerText(session) ?? costsText(session)],
        [t`Match`, matchLengthText(session)],
        [t`Teams`, teamSizesText(session)],
        [t`If it’s a draw`, deciderText(session)],
        toLeavingFact(session),
        ...(late ? [[t`Leaving late`, late] as const] : []),
      ]}
    />
  )
}
