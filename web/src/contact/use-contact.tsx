import { useState, type ComponentType } from 'react'
import { about } from '../lib/about.ts'
import type { ContactDialog } from './contact-dialog.tsx'

type Dialog = ComponentType<Parameters<typeof ContactDialog>[0]>

/** Loads the contact form on first use. If loading fails, opens the mail program. */
export const useContactDialog = () => {
  const [Form, setForm] = useState<Dialog>()
  const [open, setOpen] = useState(false)
  return {
    open: () => {
      setOpen(true)
      if (Form) return
      import('./contact-dialog.tsx').then(
        ({ ContactDialog }) => setForm(() => ContactDialog),
        () => location.assign(`mailto:${about.email}`),
      )
    },
    dialog: Form && <Form open={open} onClose={() => setOpen(false)} />,
  }
}
