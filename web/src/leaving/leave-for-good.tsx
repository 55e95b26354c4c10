import type { Proof } from '@i-one/contract/accounts/password'
import { CallError } from '@i-one/contract/call'
import { StillToCome, deleteUser } from '@i-one/contract/leaving'
import { useId, useState, type ComponentType, type FormEvent } from 'react'
import { call } from '../lib/call.ts'
import { forgetLogin } from '../lib/forget-login.ts'
import { refusalText } from '../lib/show-refusal.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { StillToComeList } from './still-to-come-list.tsx'

type LeaveForGoodProps = {
  open: boolean
  onClose: () => void
  /** Offers a passkey instead of the password. */
  Instead: ComponentType<{ disabled: boolean; onUse: (prove: () => Promise<Proof>) => void }>
}

const useLeaving = () => {
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string>()
  const [toCome, setToCome] = useState<StillToCome>()

  const leave = async (prove: () => Promise<Proof>) => {
    setPending(true)
    setError(undefined)
    try {
      const { message } = await call(deleteUser, { body: await prove() })
      toast.success(message)
      forgetLogin()
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal
      setToCome(StillToCome.safeParse(refusal.body).data)
      setError(refusalText(refusal))
    }
    setPending(false)
  }
  const beginAnew = () => {
    setError(undefined)
    setToCome(undefined)
  }
  const leaveBy = (password: string) =>
    password ? leave(async () => ({ password })) : setError('Password is required')
  return { pending, error, toCome, leave, leaveBy, beginAnew }
}

export function LeaveForGood({ open, onClose, Instead }: LeaveForGoodProps) {
  const form = useId()
  const { pending, error, toCome, leave, leaveBy, beginAnew } = useLeaving()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void leaveBy(String(new FormData(event.currentTarget).get('password')))
  }
  const close = () => {
    beginAnew()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={toCome ? 'Still to come' : 'Leave for good?'}
      description={
        toCome
          ? error
          : 'Your account, your photo and everything you told us are deleted. Matches you played show you as ‘Former player’. This cannot be undone.'
      }
      dismissible={!pending}
      actions={
        <>
          <Button variant="ghost" disabled={pending} onClick={close}>
            Stay
          </Button>
          {!toCome && (
            <Button type="submit" form={form} variant="danger" pending={pending} pendingText="Leaving...">
              Leave for good
            </Button>
          )}
        </>
      }
    >
      {toCome ? (
        <StillToComeList toCome={toCome} />
      ) : (
        <form id={form} className="mt-4" noValidate onSubmit={submit}>
          <PasswordField
            label="Your password"
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
