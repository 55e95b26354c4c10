import type { Session } from '@i-one/contract/sessions'
import { isUpcoming } from '@i-one/contract/sessions/states'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { payerText } from '../../payments/payer-text.ts'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/layout/section.tsx'
import type { SessionDialogName } from '../act-dialog.tsx'
import { isUserGoing } from '../people.ts'
import type { SessionActions } from '../use-session-actions.ts'
import { AvailabilityChoice, UndecidedPlayers } from './availability.tsx'

type SidesSectionProps = {
  session: Session
  me: string
  actions: SessionActions
  onShow: (dialog: SessionDialogName) => void
}

export function SidesSection(props: SidesSectionProps) {
  const { session, me } = props
  if (!isUpcoming(session.state)) return null
  if (session.sets === 1) return session.captain._id === me ? null : <OpenSide {...props} />
  if (!session.opponent) return null
  return <BothSides {...props} />
}

const OpenSide = ({ session, onShow }: SidesSectionProps) =>
  isUserGoing(session.mine) ? null : (
    <Section title={t`Opponent wanted`}>
      <p>
        <Trans>
          {{ team: session.teamOne.name }} have a pitch and need an opponent. The first team to accept plays.
        </Trans>
      </p>
      <Button className="mt-4" onClick={() => onShow('take-side')}>
        <Trans>Take the other side</Trans>
      </Button>
    </Section>
  )

const toAnswer = ({ mine }: Session) => {
  if (!mine || mine.state === 'invited') return undefined
  if (mine.state === 'maybe') return 'maybe'
  return mine.state === 'left' || mine.state === 'late-left' ? 'out' : 'in'
}

function BothSides({ session, me, actions, onShow }: SidesSectionProps) {
  const { opponent, captain, mine, teamOne, teamTwo } = session
  const payer = payerText(session)
  const leads = captain._id === me || opponent?._id === me
  const listAsked = (state: string) =>
    session.asked.filter((place) => place.state === state).map(({ player }) => player.name)
  return (
    <Section title={t`${{ teamOne: teamOne.name }} v ${{ teamTwo: teamTwo.name }}`}>
      <p>
        <Trans>
          {{ captain: captain.nickname }} and {{ opponent: opponent?.nickname ?? '' }} captain one side each.
        </Trans>{' '}
        {payer ? (
          <Trans>Players stay on their own side. {payer}.</Trans>
        ) : (
          <Trans>Players stay on their own side, and each side pays half.</Trans>
        )}
      </p>
      {mine && !leads && (
        <AvailabilityChoice
          className="my-4"
          answer={toAnswer(session)}
          onResponse={(answer) => void actions.act('availability', answer)}
        />
      )}
      <UndecidedPlayers maybe={listAsked('maybe')} unsaid={listAsked('invited')} />
      {leads && (
        <div className="mt-4">
          <Button variant="ghost" onClick={() => onShow('give-up-side')}>
            {opponent?._id === me ? t`Give up your side` : t`Look for another opponent`}
          </Button>
        </div>
      )}
    </Section>
  )
}
