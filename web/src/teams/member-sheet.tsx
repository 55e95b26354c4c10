import type { Team, TeamMember } from '@i-one/contract/teams'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Field } from '../ui/fields/field.tsx'
import type { TeamActions } from './use-team-actions.ts'

type MemberSheetProps = { team: Team; member: TeamMember; actions: TeamActions; onClose: () => void }

export function MemberSheet({ team, member, actions, onClose }: MemberSheetProps) {
  const { player, role } = member
  const pending = actions.doing !== undefined
  const [requested, ask] = useState<'hand-over' | 'remove'>()
  const sure = async (act: 'hand-over' | 'remove') => {
    if (await actions.act(act, player._id)) onClose()
  }
  const appoint = async (vice: string | null) => {
    if (await actions.act('vice-captain', vice)) onClose()
  }
  return (
    <Dialog
      look="sheet"
      dismissible={!pending}
      onClose={onClose}
      title={requested ? questions[requested](player.name) : <span translate="no">{player.name}</span>}
    >
      {requested ? (
        <div className="flex flex-wrap gap-3 *:flex-1">
          <Button variant="ghost" disabled={pending} onClick={() => ask(undefined)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant={requested === 'remove' ? 'danger' : 'primary'}
            pending={pending}
            pendingText={t`Sending...`}
            onClick={() => void sure(requested)}
          >
            {requested === 'remove' ? t`Remove` : t`Make captain`}
          </Button>
        </div>
      ) : (
        <div className="grid gap-5">
          <ShirtNumber member={member} actions={actions} onDone={onClose} />
          {role !== 'captain' && (
            <div className="flex flex-wrap gap-3 *:flex-1">
              {team.mine?.role === 'captain' && (
                <>
                  <Button variant="ghost" onClick={() => ask('hand-over')}>
                    <Trans>Make captain</Trans>
                  </Button>
                  <Button
                    variant="ghost"
                    pending={pending}
                    pendingText={t`Saving...`}
                    onClick={() => void appoint(role === 'vice-captain' ? null : player._id)}
                  >
                    {role === 'vice-captain' ? t`Remove as vice-captain` : t`Make vice-captain`}
                  </Button>
                </>
              )}
              <Button variant="ghost" onClick={() => ask('remove')}>
                <Trans>Remove from the team</Trans>
              </Button>
            </div>
          )}
          <Link className={buttonClass({ variant: 'ghost' })} to={`/players/${player._id}`}>
            <Trans>Statistics</Trans>
          </Link>
        </div>
      )}
    </Dialog>
  )
}

const questions = {
  'hand-over': (name: string) => t`Make ${name} the captain?`,
  remove: (name: string) => t`Remove ${name} from the team?`,
}

type ShirtNumberProps = Pick<MemberSheetProps, 'member' | 'actions'> & { onDone: () => void }

function ShirtNumber({ member: { player, number }, actions, onDone }: ShirtNumberProps) {
  const [text, setText] = useState(number?.toString() ?? '')
  const [error, setError] = useState<string>()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = text.trim() === '' ? null : Number(text)
    if (wanted !== null && !(Number.isInteger(wanted) && wanted >= 1 && wanted <= 99)) {
      setError(t`Choose a number from 1 to 99`)
      return
    }
    if (!(await actions.act('number', player._id, wanted))) return
    toast.success(
      wanted === null
        ? t`Shirt number removed`
        : t`${{ player: player.name }} wears number ${{ number: wanted }}`,
    )
    onDone()
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void save(event)}>
      <Field
        label={t`Shirt number`}
        inputMode="numeric"
        maxLength={2}
        value={text}
        error={error}
        onChange={({ target }) => {
          setText(target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" pending={actions.doing !== undefined} pendingText={t`Saving...`}>
        <Trans>Save the number</Trans>
      </Button>
    </form>
  )
}
