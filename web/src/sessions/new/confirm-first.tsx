import { AddressNotice } from '../../accounts/confirmation/address-notice.tsx'
import { useMain } from '../../lib/store.ts'

/** The user has just pressed a button further down. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

export function ConfirmFirst() {
  const user = useMain(({ auth }) => auth.user)
  return (
    <div ref={intoView} className="grid gap-3 p-4 border-2 border-current rounded-card">
      <output>
        <strong>Confirm your address first.</strong> The session is made as soon as you have opened the link.
        Until the time above runs out, nobody else gets the slot.
      </output>
      {user && <AddressNotice user={user} />}
    </div>
  )
}
