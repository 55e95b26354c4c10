import type { Payments } from '@i-one/contract/payments'
import type { Session } from '@i-one/contract/sessions'
import { isEnded } from '@i-one/contract/sessions/states'
import { countText } from '@i-one/game/count-text'
import { getEarliestStart } from '@i-one/game/sessions/deadlines'
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
      <Section title="Captain’s tools">
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
        text="Add a guest"
        hint="By name, no account needed"
        onClick={() => onShow('guests')}
      />
      <CaptainTool
        icon="clipboard"
        text="Paste a list"
        hint="From the WhatsApp group"
        onClick={() => onShow('guest-list')}
      />
      {isUnderfilled(session, now) && (
        <CaptainTool
          icon="ball"
          text="Play anyway"
          hint={`Play with ${going} instead of ${minimum}`}
          onClick={() => onShow('come-anyway')}
        />
      )}
      {sets > 1 && !opponent && (
        <CaptainTool
          icon={drawnAt ? 'undo' : 'swap'}
          text={drawnAt ? 'Draw the teams again' : 'Draw the teams'}
          hint="Random teams with keepers spread evenly. You can draw until kick-off"
          pending={actions.doing === 'draw'}
          onClick={() => void actions.act('draw')}
        />
      )}
      {!opponent && (
        <CaptainTool
          icon="shirt"
          text="Play as your team"
          hint="One side takes your team’s name and players"
          onClick={() => onShow('play-as')}
        />
      )}
      {now < startable && (
        <CaptainTool
          icon="whistle"
          text="Start"
          hint={`From ${shortTimeText(startable, pitch.timeZone, start)}`}
          disabled
        />
      )}
      <CaptainTool
        icon="edit"
        text="Edit the game"
        hint="Joining, format and note"
        onClick={() => onShow('edit')}
      />
      <Repeat onShow={onShow} />
      <HandOver onShow={onShow} />
      <Money {...props} />
      <CaptainTool icon="close" text="Cancel the game" danger onClick={() => onShow('cancel')} />
    </>
  )
}

const Money = ({ payments, session }: CaptainToolsProps) =>
  payments && (
    <>
      <CaptainTool
        icon="wallet"
        text="Payments"
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
      text="Remind"
      hint={
        again
          ? `Sent in the last 12 hours. Remind again from ${shortTimeText(again, timeZone, now)}`
          : `${countText(owing, 'player hasn’t', 'players haven’t')} paid`
      }
      disabled={again !== undefined}
      pending={isReminding}
      onClick={remind}
    />
  )
}

const HandOver = ({ onShow }: Pick<CaptainToolsProps, 'onShow'>) => (
  <CaptainTool icon="forward" text="Hand over the armband" onClick={() => onShow('hand-over')} />
)

const Repeat = ({ onShow }: Pick<CaptainToolsProps, 'onShow'>) => (
  <CaptainTool
    icon="calendar"
    text="Repeat weekly"
    hint="Same time, up to eight weeks ahead"
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
        text="Finish the game"
        hint={
          match
            ? `First finish ${match.teamOne.name} v ${match.teamTwo.name}`
            : 'Adds the game to everyone’s statistics'
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
        text="Abandon the game"
        hint="For rain, no power, a closed pitch or too few players"
        danger
        onClick={() => onShow('abandon')}
      />
    </>
  )
}
