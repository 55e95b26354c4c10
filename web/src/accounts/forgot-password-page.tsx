import { ForgottenPassword, forgetPassword } from '@i-one/contract/password-reset'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'

import { call } from '../lib/call.ts'
import { usePageTitle } from '../lib/page-title.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { toast } from '../ui/toast.ts'
import styles from './form.module.css'
import { showRefusal } from '../lib/show-refusal.ts'

export function Component() {
  usePageTitle('Forgot Password?')
  const navigate = useNavigate()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: standardSchemaResolver(ForgottenPassword),
    defaultValues: { email: '' },
  })

  const getCode = handleSubmit(async ({ email }) => {
    try {
      const { message } = await call(forgetPassword, { body: { email } })
      toast.success(message)
      await navigate('/verification', { state: { email } })
    } catch (error) {
      showRefusal(error, setError)
    }
  })

  return (
    <>
      <h1>Forgot Password?</h1>
      <p className="mute">Enter your email to reset password</p>
      <form noValidate onSubmit={(event) => void getCode(event)}>
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          required
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <div className={styles.pair}>
          <Link className={buttonClass({ variant: 'ghost', size: 'big' })} to="/sign-in">
            Cancel
          </Link>
          <Button type="submit" size="big" pending={formState.isSubmitting} pendingText="Sending...">
            Get Code
          </Button>
        </div>
      </form>
    </>
  )
}
