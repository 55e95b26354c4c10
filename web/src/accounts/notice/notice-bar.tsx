import { agreeToNotice } from '@i-one/contract/accounts/notice'
import { privacyNotice } from '@i-one/contract/privacy'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { toastRefusal } from '../../lib/show-refusal.ts'
import { userFetched } from '../../lib/store.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import styles from './notice-bar.module.css'

const { version, since } = privacyNotice
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** There is another privacy notice than the one somebody agreed to. Everything else goes on as before. */
export function NoticeBar() {
  const [pending, setPending] = useState(false)

  const agree = async () => {
    setPending(true)
    try {
      const { user } = await call(agreeToNotice, { body: { version } })
      // the button goes with the bar: the next Tab starts on the page
      document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
      userFetched(user)
      toast.success('Kept. Thank you')
    } catch (error) {
      setPending(false)
      toastRefusal(error)
    }
  }

  return (
    <section className={styles.bar} aria-label="Privacy notice">
      <p>
        Our privacy notice is new since {date.format(new Date(since))}. <a href="/privacy">Read it</a>
      </p>
      <Button
        variant="ghost"
        size="small"
        pending={pending}
        pendingText="Keeping it..."
        onClick={() => void agree()}
      >
        Agree
      </Button>
    </section>
  )
}
