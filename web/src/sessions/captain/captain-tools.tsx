import type { Payments } from '@i-one/contract/payments'
import type { Session } from '@i-one/contract/sessions'
import { isEnded } from '@i-one/contract/sessions/states'
import { getEarliestStart } from '@i-one/game/sessions/deadlines'
import { plural, t } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { shortTimeText } from '../../lib/time/time-beside.ts'
import { useNow } from '../../lib/use-now.ts'
import { useRemindPayers } from '../../payments/moving.ts'
import { paidText, getReminderState } from '../../payments/payment-words.ts'
import { Section } from '../../ui/layout/section.tsx'
import type { PeopleDialogName, SessionDialogName } from '../act-dialog.tsx'
import { CaptainTool } from '../captain-tool.tsx'
import { findCurrentMatch, isUnderfilled, captainToolsId } from '../session-status.ts'
import type { SessionActions } from '../use-session-actions.ts'

type CaptainToolsProps = {
  session: Session
  now: Date
  actions: SessionActions
  /** Undefined until the payments have loaded, and while no player owes anything. */
  payments: Payments | undefined
  onShow: (dialog: SessionDialogName | PeopleDialogName) => void
  onFinish: () => void
}

export function CaptainTools(props: CaptainToolsProps) {
  const { hash, key } = useLocation()
  const tools = useRef<HTMLDivElement>(null)
  // depends on the location key, because opening the same link again changes only the key
  const requested = hash === `#${captainToolsId}` ? key : undefined
  useEffect(() => {
    if (requested) tools.current?.focus()
  }, [requested])
  return (
    <div id={captainToolsId} ref={tools} className="screen focus:outline-none" tabIndex={-1}>
      <Section title={t`Captain’s tools`}>
        <ul>
          <Tools {...props} />
        </ul>
      </Section>
    </div>
  )
}

function Tools(props: CaptainToolsProps) {
  if (isEnded(props.session.state))
    return (
      <>
        <Repeat {...props} />
        <Money {...props} />
      </>
    )
  return props.session.state === 'started' ? <WhilePlaying {...props} /> : <BeforeKickOff {...props} />
}

function BeforeKickOff(props: CaptainToolsProps) {
  const { session, now, actions, onShow } = props
  const startable = getEarliestStart(new Date(session.start))
  const { start, pitch, sets, going, minimum, drawnAt, opponent } = session
  return (
    <>
      <CaptainTool
        icon="plus"
        text={t`Add a guest`}
        hint={t`By name, no account needed`}
        onClick={() => onShow('guests')}
      />
      <CaptainTool
        icon="clipboard"
        text={t`Paste a list`}
        hint={t`From the WhatsApp group`}
        onClick={() => onShow('guest-list')}
      />
      {isUnderfilled(session, now) && (
        <CaptainTool
          icon="ball"
          text={t`Play anyway`}
          hint={t`Play with ${going} instead of ${minimum}`}
          onClick={() => onShow('come-anyway')}
        />
      )}
      {sets > 1 && !opponent && (
        <CaptainTool
          icon={drawnAt ? 'undo' : 'swap'}
          text={drawnAt ? t`Draw the teams again` : t`Draw the teams`}
          hint={t`Random teams with keepers spread evenly. You can draw until kick-off`}
          pending={actions.doing === 'draw'}
          onClick={() => void actions.act('draw')}
        />
      )}
      {!opponent && (
        <CaptainTool
          icon="shirt"
          text={t`Play as your team`}
          hint={t`One side takes your team’s name and players`}
          onClick={() => onShow('play-as')}
        />
      )}
      {now < startable && (
        <CaptainTool
          icon="whistle"
          text={t`Start`}
          hint={t`From ${{ time: shortTimeText(startable, pitch.timeZone, start) }}`}
          disabled
        />
      )}
      <CaptainTool
        icon="edit"
        text={t`Edit the game`}
        hint={t`Joining, format and note`}
        onClick={() => onShow('edit')}
      />
      <Repeat onShow={onShow} />
      <HandOver onShow={onShow} />
      <Money {...props} />
      <CaptainTool icon="close" text={t`Cancel the game`} danger onClick={() => onShow('cancel')} />
    </>
  )
}

const Money = ({ payments, session }: CaptainToolsProps) =>
  payments && (
    <>
      <CaptainTool
        icon="wallet"
        text={t`Payments`}
        hint={paidText(payments, session)}
        to={`/sessions/${session._id}/payments`}
      />
      <Remind payments={payments} session={session} />
    </>
  )

function Remind({ payments, session }: { payments: Payments; session: Session }) {
  const now = useNow(60_000)
  const { owing, again } = getReminderState(payments, now)
  const { remind, isReminding } = useRemindPayers(session)
  if (owing === 0) return null
  const { timeZone } = session.pitch
  return (
    <CaptainTool
      icon="bell"
      text={t`Remind`}
      hint={
        again
          ? t`Sent in the last 12 hours. Remind again from ${{ time: shortTimeText(again, timeZone, now) }}`
          : plural(owing, { one: '# player hasn’t paid', other: '# players haven’t paid' })
      }
      disabled={again !== undefined}
      pending={isReminding}
      onClick={remind}
    />
  )
}

const HandOver = ({ onShow }: Pick<CaptainToolsProps, 'onShow'>) => (
  <CaptainTool icon="forward" text={t`Hand over the armband`} onClick={() => onShow('hand-over')} />
)

const Repeat = ({ onShow }: Pick<CaptainToolsProps, 'onShow'>) => (
  <CaptainTool
    icon="calendar"
    text={t`Repeat weekly`}
    hint={t`Same time, up to eight weeks ahead`}
    onClick={() => onShow('repeat')}
  />
)

function WhilePlaying(props: CaptainToolsProps) {
  const { session, actions, onShow, onFinish } = props
  const match = findCurrentMatch(session)
  return (
    <>
      <CaptainTool
        icon="flag"
        text={t`Finish the game`}
        hint={
          match
            ? t`First finish ${{ teamOne: match.teamOne.name }} v ${{ teamTwo: match.teamTwo.name }}`
            : t`Adds the game to everyone’s statistics`
        }
        disabled={match !== undefined}
        pending={actions.doing === 'finish'}
        onClick={onFinish}
      />
      <Repeat onShow={onShow} />
      <HandOver onShow={onShow} />
      <Money {...props} />
      <CaptainTool
        icon="close"
        text={t`Abandon the game`}
        hint={t`For rain, no power, a closed pitch or too few players`}
        danger
        onClick={() => onShow('abandon')}
      />
    </>
  )
}
