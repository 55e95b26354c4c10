import { Button } from '../src/ui/button.tsx'
import { ConfirmDialog } from '../src/ui/dialogs/confirm-dialog.tsx'
import type { DialogProps } from '../src/ui/dialogs/dialog-box.tsx'
import { Dialog } from '../src/ui/dialogs/dialog.tsx'
import { Field } from '../src/ui/fields/field.tsx'
import type { Entries } from './entries.ts'
import { Stack } from './grounds.tsx'

type Look = Omit<DialogProps, 'onClose'>

const dialog = (look: Look) => (close: () => void) => (
  <Dialog
    onClose={close}
    actions={
      <>
        <Button variant="ghost" onClick={close}>
          Cancel
        </Button>
        <Button onClick={close}>Save</Button>
      </>
    }
    {...look}
  />
)

const confirm =
  (state: { pending?: boolean; danger?: boolean; disabled?: boolean }) => (close: () => void) => (
    <ConfirmDialog
      open
      title="Cancel this booking?"
      description="Sabo Cage, Friday 27 November, 18:00. All 10 players are notified."
      cancelText="Keep booking"
      confirmText="Cancel booking"
      pendingText="Canceling..."
      pending={false}
      onClose={close}
      onConfirm={close}
      {...state}
    />
  )

const long =
  'The pitch stays reserved until one hour before kick-off. Players on the waitlist move up in the order in which they joined, and each of them is notified.'

export const entries: Entries = {
  ConfirmDialog: {
    Danger: confirm({}),
    Primary: confirm({ danger: false }),
    Pending: confirm({ pending: true }),
    Disabled: confirm({ disabled: true }),
  },
  'Dialog, DialogBox': {
    Dialog: dialog({ title: 'Edit team', children: <Field label="Name" defaultValue="Egrets" /> }),
    Sheet: dialog({
      look: 'sheet',
      title: 'Add a guest',
      description: 'Guests count as players and are charged to you.',
      children: <Field label="Name of the guest" />,
    }),
    Wide: dialog({
      look: 'wide',
      title: 'Contact us',
      description: 'We reply within one working day.',
      actions: undefined,
      children: (
        <div className="p-6">
          <Stack>
            <Field label="Name" required />
            <Field label="Email" type="email" required />
          </Stack>
        </div>
      ),
    }),
    'Without actions': dialog({
      title: 'Share',
      description: 'Anyone with the link can join.',
      actions: undefined,
    }),
    'Long text': dialog({
      title: 'Move the session of Danfo Kings against Ọláyínká Ṣẹ́gun All Stars to another day?',
      description: long,
      children: [1, 2, 3, 4].map((part) => (
        <p key={part} className="mt-4">
          {long}
        </p>
      )),
    }),
  },
}
