import { sendMessage } from '@i-one/contract/contact'
import { about } from '../lib/about.ts'
import { call } from '../lib/call.ts'
import { showRefusal } from '../lib/show-refusal.ts'
import { useCheckedForm } from '../lib/use-checked-form.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Field } from '../ui/fields/field.tsx'
import { Textarea } from '../ui/fields/textarea.tsx'
import styles from './contact-dialog.module.css'

const loadContactMessage = async () => (await import('@i-one/contract/contact')).ContactMessage

type ContactDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

const blank = { name: '', email: '', pitch: '', message: '' }

/** What was written stays when the dialog is closed, until the server has taken it. */
const useMessage = (onSent: () => void) => {
  const form = useCheckedForm(loadContactMessage, { defaultValues: blank })
  const send = form.handleSubmit(async (body) => {
    try {
      const { message } = await call(sendMessage, { body })
      onSent()
      form.reset(blank)
      toast.success(message)
    } catch (error) {
      showRefusal(error, form.setError)
    }
  })
  return { ...form, send }
}

export function ContactDialog({ open, onOpenChange }: ContactDialogProps) {
  const { register, send, formState } = useMessage(() => onOpenChange(false))
  const { errors, isSubmitting } = formState
  return (
    <Dialog open={open} onOpenChange={onOpenChange} look="wide" title="Contact us" description={<Ways />}>
      <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
        <div className={styles.two}>
          <Field
            label="Name"
            autoComplete="name"
            required
            error={errors.name?.message}
            {...register('name')}
          />
          <Field
            label="Email"
            type="email"
            autoComplete="email"
            required
            error={errors.email?.message}
            {...register('email')}
          />
        </div>
        <Field
          label="Pitch"
          placeholder="Which pitch is it about? Optional"
          error={errors.pitch?.message}
          {...register('pitch')}
        />
        <Textarea
          label="Message"
          rows={4}
          required
          error={errors.message?.message}
          {...register('message')}
        />
        <Button type="submit" size="big" pending={isSubmitting} pendingText="Sending...">
          Send message
        </Button>
      </form>
    </Dialog>
  )
}

const Ways = () => (
  <>
    {about.address}, {about.phone}
    <br />
    {about.email}
  </>
)
