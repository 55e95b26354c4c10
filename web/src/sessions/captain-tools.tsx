import { timeText } from '../lib/pitch-time.ts'
import { classNames } from '../ui/class-names.ts'
import { Corner } from '../ui/corner.tsx'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icons.tsx'
import styles from './captain-tools.module.css'
import { startableFrom } from './deadlines.ts'
import type { LiveSession } from './queries.ts'
import { currentMatch } from './standing.ts'
import type { SessionActions } from './use-session-actions.ts'

type CaptainToolsProps = {
  session: LiveSession
  now: Date
  actions: SessionActions
  onCancel: () => void
}

export const CaptainTools = (props: CaptainToolsProps) => (
  <Corner title="Captain’s tools">
    <ul>{props.session.state === 'started' ? <WhilePlaying {...props} /> : <BeforeKickOff {...props} />}</ul>
  </Corner>
)

function BeforeKickOff({ session, now, actions, onCancel }: CaptainToolsProps) {
  const from = startableFrom(new Date(session.start))
  return (
    <>
      <Tool
        icon={session.drawnAt ? 'undo' : 'swap'}
        text={session.drawnAt ? 'Draw the sets again' : 'Draw the sets'}
        hint="Players by lot, keepers spread. Until kick-off"
        pending={actions.doing === 'draw'}
        onClick={() => void actions.act('draw')}
      />
      {now < from && (
        <Tool icon="whistle" text="Start" hint={`From ${timeText(from, session.pitch.timeZone)}`} disabled />
      )}
      <Tool icon="close" text="Cancel the session" danger onClick={onCancel} />
    </>
  )
}

function WhilePlaying({ session, actions }: CaptainToolsProps) {
  const match = currentMatch(session)
  return (
    <Tool
      icon="flag"
      text="Finish the session"
      hint={
        match ? `First finish ${match.teamOne.name} v ${match.teamTwo.name}` : 'Everyone gets their figures'
      }
      disabled={match !== undefined}
      pending={actions.doing === 'finish'}
      onClick={() => void actions.act('finish')}
    />
  )
}

type ToolProps = {
  icon: IconName
  text: string
  hint?: string
  danger?: boolean
  disabled?: boolean
  pending?: boolean
  onClick?: () => void
}

const Tool = ({ icon, text, hint, danger, disabled, pending, onClick }: ToolProps) => (
  <li>
    <button
      type="button"
      className={classNames(styles.tool, danger && styles.danger)}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span>
        <b>{text}</b>
        {hint && <small>{pending ? 'Sending...' : hint}</small>}
      </span>
    </button>
  </li>
)
