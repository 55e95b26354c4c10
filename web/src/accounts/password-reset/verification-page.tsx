import { CodeVerification, invalidCode, verifyCode } from '@i-one/contract/accounts/password-reset'
import { CallError } from '@i-one/contract/call'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { call } from '../../lib/call.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useNavigate } from '../../lib/routing/use-navigate.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { CodeInput } from '../../ui/fields/code-input.tsx'
import { useReturnPath } from '../use-return-path.ts'
import { ResendCode } from './resend-code.tsx'
import { useResetEmail } from './use-emailed.ts'

/** The message is in `msg` for a wrong code, and in `detail` for other errors. */
const textOfError = ({ body, message }: CallError) =>
  typeof body['msg'] === 'string' ? body['msg'] : (body.detail ?? message)

const useVerification = (email: string) => {
  const navigate = useNavigate()
  const { onward } = useReturnPath()
  const [error, setError] = useState<string>()
  const [verifying, setVerifying] = useState(false)

  const verify = async (otp: string) => {
    const { success, error: wrong } = CodeVerification.shape.otp.safeParse(otp)
    setError(wrong?.issues[0]?.message)
    if (!success) return
    if (!email) return void navigate(onward('/forgot-password'))
    setVerifying(true)
    try {
      const { message } = await call(verifyCode, { body: { email, otp } })
      toast.success(message)
      await navigate(onward('/reset'), { state: { email } })
    } catch (reason) {
      if (!(reason instanceof CallError)) throw reason
      toast.error(textOfError(reason))
    } finally {
      setVerifying(false)
    }
  }
  return { verify, verifying, error }
}

const address = 'text-ink font-strong wrap-anywhere'

export function Component() {
  usePageTitle(t`Enter Verification Code`)
  const email = useResetEmail()
  const { onward } = useReturnPath()
  const [code, setCode] = useState('')
  const { verify, verifying, error } = useVerification(email)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void verify(code)
  }

  return (
    <>
      <h1>
        <Trans>Enter Verification Code</Trans>
      </h1>
      <p className="mute">
        {email ? (
          <Trans>
            A code has been sent to <b className={address}>{email}</b>
          </Trans>
        ) : (
          <Trans>
            A code has been sent to <b className={address}>your email</b>
          </Trans>
        )}
      </p>
      <form method="post" noValidate onSubmit={submit}>
        <CodeInput
          label={t`Verification code`}
          value={code}
          onChange={setCode}
          error={code.length === 5 && error === invalidCode.error() ? undefined : error}
          disabled={verifying}
        />
        <Button type="submit" size="big" block pending={verifying} pendingText={t`Verifying...`}>
          <Trans>Verify</Trans>
        </Button>
        {email ? (
          <ResendCode email={email} />
        ) : (
          <Link to={onward('/forgot-password')}>
            <Trans>Resend Code</Trans>
          </Link>
        )}
      </form>
    </>
  )
}
