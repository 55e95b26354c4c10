import { sendMessage } from '@i-one/contract/contact'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { about } from '../lib/about.ts'
import { call } from '../lib/call.ts'
import { useSchemaForm } from '../lib/forms/use-checked-form.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { toast } from '../ui/feedback/toast.ts'
import { Field } from '../ui/fields/field.tsx'
import { Textarea } from '../ui/fields/textarea.tsx'

const loadContactMessage = async () => (await import('@i-one/contract/contact')).ContactMessage

const blank = { name: '', email: '', pitch: '', message: '' }

/** Keeps the typed message when the dialog closes, until the message has been sent. */
const useMessage = (onSent: () => void) => {
  const form = useSchemaForm(loadContactMessage, { defaultValues: blank })
  const send = form.sending(async (body) => {
    const { message } = await call(sendMessage, { body })
    onSent()
    form.reset(blank)
    toast.success(message)
  })
  return { ...form, send }
}

export function ContactDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { field, send, formState } = useMessage(onClose)
  return (
    <Dialog open={open} onClose={onClose} look="wide" title={t`Contact us`} description={<Ways />}>
      <form noValidate className="grid gap-4 p-5 md:gap-5 md:pt-7 md:px-9 md:pb-9" onSubmit={send}>
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          <Field label={t`Name`} autoComplete="name" required {...field('name')} />
          <Field label={t`Email`} type="email" autoComplete="email" required {...field('email')} />
        </div>
        <Field label={t`Pitch`} placeholder={t`Which pitch is it about? Optional`} {...field('pitch')} />
        <Textarea label={t`Message`} rows={4} required {...field('message')} />
        <Button
          type="submit"
          size="big"
          className="md:justify-self-start"
          pending={formState.isSubmitting}
          pendingText={t`Sending...`}
        >
          <Trans>Send message</Trans>
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
