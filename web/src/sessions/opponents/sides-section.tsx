import { isAhead } from '@i-one/contract/sessions/states'
import { countText } from '@i-one/game/count-text'
import { payerText } from '../../payments/payer-text.ts'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { isIn } from '../people.ts'
import type { LiveSession } from '../queries.ts'
import type { SessionDialog } from '../session-dialog.ts'
import type { SessionActions } from '../use-session-actions.ts'
import styles from './sides-section.module.css'

type SidesSectionProps = {
  session: LiveSession
  me: string
  actions: SessionActions
  onShow: (dialog: SessionDialog) => void
}

/** What concerns the two sides of a session to come: the open one to take, and whether I come with mine. */
export function SidesSection(props: SidesSectionProps) {
  const { session, me } = props
  if (!isAhead(session.state)) return null
  if (session.sets === 1) return session.captain._id === me ? null : <OpenSide {...props} />
  if (!session.opponent) return null
  return <BothSides {...props} />
}

const OpenSide = ({ session, onShow }: SidesSectionProps) =>
  isIn(session.mine) ? null : (
    <Section title="Opponent wanted">
      <p>{session.teamOne.name} have the pitch and one side. Bring the other: the first to take it has it.</p>
      <Button className={styles.act} onClick={() => onShow('take-side')}>
        Take the other side
      </Button>
    </Section>
  )

const answers = [
  { value: 'in', label: 'In' },
  { value: 'maybe', label: 'Maybe' },
  { value: 'out', label: 'Out' },
] as const

const answerOf = ({ mine }: LiveSession) => {
  if (!mine || mine.state === 'invited') return undefined
  if (mine.state === 'maybe') return 'maybe'
  return mine.state === 'left' || mine.state === 'late-left' ? 'out' : 'in'
}

function BothSides({ session, me, actions, onShow }: SidesSectionProps) {
  const { opponent, captain, mine, teamOne, teamTwo } = session
  const payer = payerText(session)
  const leads = captain._id === me || opponent?._id === me
  return (
    <Section title={`${teamOne.name} v ${teamTwo.name}`}>
      <p>
        {captain.nickname} and {opponent?.nickname} lead a side each. The sides do not mix
        {payer ? `. ${payer}.` : ', and each pays half.'}
      </p>
      {mine && !leads && (
        <Segmented
          label="Are you coming?"
          className={styles.answers}
          value={answerOf(session) ?? ''}
          onChange={(answer) => answer !== '' && void actions.act('availability', answer)}
          items={answers}
        />
      )}
      <Unsaid session={session} />
      {leads && (
        <div className={styles.act}>
          <Button variant="ghost" onClick={() => onShow('give-up-side')}>
            {opponent?._id === me ? 'Give your side up' : 'Look for another opponent'}
          </Button>
        </div>
      )}
    </Section>
  )
}

/** Members of the teams who may come, and who have not said. */
function Unsaid({ session: { asked } }: Pick<SidesSectionProps, 'session'>) {
  const named = (state: string) =>
    asked.filter((place) => place.state === state).map(({ player }) => player.name)
  const [maybe, unsaid] = [named('maybe'), named('invited')]
  return (
    <>
      {maybe.length > 0 && <p className="small mute">Maybe: {maybe.join(', ')}.</p>}
      {unsaid.length > 0 && (
        <p className="small mute">
          {countText(unsaid.length, 'has not said', 'have not said')} yet: {unsaid.join(', ')}.
        </p>
      )}
    </>
  )
}
