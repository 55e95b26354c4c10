import type { Proof } from '@i-one/contract/accounts/password'
import { CallError } from '@i-one/contract/call'
import { PendingCommitments, deleteUser } from '@i-one/contract/leaving'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useId, useState, type ComponentType, type FormEvent } from 'react'
import { Link } from 'react-router'
import { call } from '../lib/call.ts'
import { deleteLogin } from '../lib/forget-login.ts'
import { dayText, timeText } from '../lib/pitch-time.ts'
import { errorText } from '../lib/show-error.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { PasswordField } from '../ui/fields/password-field.tsx'

type LeaveForGoodProps = {
  open: boolean
  onClose: () => void
  /** Button that confirms with a passkey instead of the password. */
  Instead: ComponentType<{ disabled: boolean; onUse: (prove: () => Promise<Proof>) => void }>
}

const useLeaving = () => {
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string>()
  const [remaining, setRemaining] = useState<PendingCommitments>()

  const leave = async (prove: () => Promise<Proof>) => {
    setPending(true)
    setError(undefined)
    try {
      const { message } = await call(deleteUser, { body: await prove() })
      toast.success(message)
      deleteLogin()
    } catch (reason) {
      if (!(reason instanceof CallError)) throw reason
      setRemaining(PendingCommitments.safeParse(reason.body).data)
      setError(errorText(reason))
    }
    setPending(false)
  }
  const reset = () => {
    setError(undefined)
    setRemaining(undefined)
  }
  const leaveBy = (password: string) =>
    password ? leave(async () => ({ password })) : setError(t`Password is required`)
  return { pending, error, remaining, leave, leaveBy, reset }
}

export function DeleteAccountDialog({ open, onClose, Instead }: LeaveForGoodProps) {
  const form = useId()
  const { pending, error, remaining, leave, leaveBy, reset } = useLeaving()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void leaveBy(String(new FormData(event.currentTarget).get('password')))
  }
  const close = () => {
    reset()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={remaining ? t`Finish these first` : t`Delete your account?`}
      description={
        remaining
          ? error
          : t`We delete your account, your photo and your personal data. Your matches will show you as ‘Former player’. You can’t undo this.`
      }
      dismissible={!pending}
      actions={
        <>
          <Button variant="ghost" disabled={pending} onClick={close}>
            <Trans>Keep account</Trans>
          </Button>
          {!remaining && (
            <Button type="submit" form={form} variant="danger" pending={pending} pendingText={t`Deleting...`}>
              <Trans>Delete account</Trans>
            </Button>
          )}
        </>
      }
    >
      {remaining ? (
        <CommitmentList remaining={remaining} />
      ) : (
        <form id={form} className="mt-4" noValidate onSubmit={submit}>
          <PasswordField
            label={t`Your password`}
            name="password"
            autoComplete="current-password"
            required
            error={error}
          />
          <Instead disabled={pending} onUse={(prove) => void leave(prove)} />
        </form>
      )}
    </Dialog>
  )
}

const toLinks = ({ sessions, pitches, teams, tournaments }: PendingCommitments) => [
  ...sessions.map(({ _id, start, pitch, timeZone }) => ({
    to: `/sessions/${_id}`,
    text: t`Your game at ${pitch}, ${{ day: dayText(start, timeZone) }}, ${{ time: timeText(start, timeZone) }}`,
  })),
  ...pitches.map(({ _id, name }) => ({ to: `/pitches/${_id}`, text: t`Your pitch ${name}` })),
  ...teams.map(({ _id, name }) => ({ to: `/teams/${_id}`, text: t`Your team ${name}` })),
  ...tournaments.map(({ _id, name }) => ({ to: `/tournament/${_id}`, text: t`Your tournament ${name}` })),
]

/** Lists commitments that the user must transfer or end before the account can be deleted. */
const CommitmentList = ({ remaining }: { remaining: PendingCommitments }) => (
  <ul className="grid gap-1 mt-3">
    {toLinks(remaining).map(({ to, text }) => (
      <li key={to}>
        <Link className="link" to={to}>
          {text}
        </Link>
      </li>
    ))}
  </ul>
)
