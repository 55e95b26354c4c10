import type { Payments } from '@i-one/contract/payments'
import { isEnded } from '@i-one/contract/sessions/states'
import { startableFrom } from '@i-one/game/sessions/deadlines'
import { timeText } from '../../lib/pitch-time.ts'
import { paidText } from '../../payments/payment-words.ts'
import { Section } from '../../ui/layout/section.tsx'
import { CaptainTool } from '../captain-tool.tsx'
import type { PeopleDialog } from '../people-dialog.ts'
import type { LiveSession } from '../queries.ts'
import type { SessionDialog } from '../session-dialog.ts'
import { currentMatch, isShort } from '../session-status.ts'
import type { SessionActions } from '../use-session-actions.ts'

type CaptainToolsProps = {
  session: LiveSession
  now: Date
  actions: SessionActions
  /** Of what the session costs, once it is known and anything is owed. */
  payments: Payments | undefined
  onShow: (dialog: SessionDialog | PeopleDialog) => void
  onFinish: () => void
  onMoney: () => void
}

export const CaptainTools = (props: CaptainToolsProps) => (
  <Section title="Captain’s tools" className="screen">
    <ul>
      <Tools {...props} />
    </ul>
  </Section>
)

function Tools(props: CaptainToolsProps) {
  if (isEnded(props.session.state)) return <Repeat {...props} />
  return props.session.state === 'started' ? <WhilePlaying {...props} /> : <BeforeKickOff {...props} />
}

function BeforeKickOff(props: CaptainToolsProps) {
  const { session, now, actions, onShow } = props
  const from = startableFrom(new Date(session.start))
  const { pitch, sets, going, minimum, drawnAt, opponent } = session
  return (
    <>
      <Guests onShow={onShow} />
      {isShort(session, now) && (
        <CaptainTool
          icon="ball"
          text="We are coming anyway"
          hint={`Play with ${going}, though you wanted ${minimum}`}
          onClick={() => onShow('come-anyway')}
        />
      )}
      {sets > 1 && !opponent && (
        <CaptainTool
          icon={drawnAt ? 'undo' : 'swap'}
          text={drawnAt ? 'Draw the sets again' : 'Draw the sets'}
          hint="At random, keepers shared out. Until kick-off"
          pending={actions.doing === 'draw'}
          onClick={() => void actions.act('draw')}
        />
      )}
      {!opponent && (
        <CaptainTool
          icon="shirt"
          text="Play as a team"
          hint="One set, with its name and its players"
          onClick={() => onShow('play-as')}
        />
      )}
      {now < from && (
        <CaptainTool icon="whistle" text="Start" hint={`From ${timeText(from, pitch.timeZone)}`} disabled />
      )}
      <CaptainTool
        icon="edit"
        text="Change the session"
        hint="Who may join, how you play, your note"
        onClick={() => onShow('edit')}
      />
      <Repeat onShow={onShow} />
      <HandOver onShow={onShow} />
      <PaymentsIn {...props} />
      <CaptainTool icon="close" text="Cancel the session" danger onClick={() => onShow('cancel')} />
    </>
  )
}

const Guests = ({ onShow }: Pick<CaptainToolsProps, 'onShow'>) => (
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
  </>
)

const PaymentsIn = ({ payments, session, onMoney }: CaptainToolsProps) =>
  payments && (
    <CaptainTool icon="wallet" text="Payments" hint={paidText(payments, session)} onClick={onMoney} />
  )

const HandOver = ({ onShow }: Pick<CaptainToolsProps, 'onShow'>) => (
  <CaptainTool icon="forward" text="Hand over the armband" onClick={() => onShow('hand-over')} />
)

const Repeat = ({ onShow }: Pick<CaptainToolsProps, 'onShow'>) => (
  <CaptainTool
    icon="calendar"
    text="Repeat weekly"
    hint="The same hours, up to eight weeks ahead"
    onClick={() => onShow('repeat')}
  />
)

function WhilePlaying(props: CaptainToolsProps) {
  const { session, actions, onShow, onFinish } = props
  const match = currentMatch(session)
  return (
    <>
      <CaptainTool
        icon="flag"
        text="Finish the session"
        hint={
          match ? `First finish ${match.teamOne.name} v ${match.teamTwo.name}` : 'Everyone gets their figures'
        }
        disabled={match !== undefined}
        pending={actions.doing === 'finish'}
        onClick={onFinish}
      />
      <Repeat onShow={onShow} />
      <HandOver onShow={onShow} />
      <PaymentsIn {...props} />
      <CaptainTool
        icon="close"
        text="Break the session off"
        hint="Rain, no power, the pitch is shut, too few players"
        danger
        onClick={() => onShow('abandon')}
      />
    </>
  )
}
