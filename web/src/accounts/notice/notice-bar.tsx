import { agreeToNotice } from '@i-one/contract/accounts/profile'
import { privacyNotice } from '@i-one/contract/privacy'
import { longDayMonthYearText } from '@i-one/game/formats/long-dates'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { call } from '../../lib/call.ts'
import { saveUser } from '../../lib/store.ts'
import { useAction } from '../../lib/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'

const { version, since } = privacyNotice

export function NoticeBar() {
  const [agree, pending] = useAction(async () => {
    const { user } = await call(agreeToNotice, { body: { version } })
    // focuses the page, so that Tab continues on the page after the focused button disappears
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
    saveUser(user)
    toast.success(t`Saved. Thank you.`)
  })

  return (
    <section
      className="flex flex-wrap items-center justify-between gap-y-2 gap-x-5 py-3 px-gut bg-amber-soft leading-[1.35] text-amber-ink"
      aria-label={t`Privacy notice`}
    >
      <p className="min-w-0">
        <Trans>
          We updated our privacy notice on {{ date: longDayMonthYearText(since, 'UTC') }}.{' '}
          <a href="/privacy">Read the notice</a>
        </Trans>
      </p>
      <Button variant="ghost" size="small" pending={pending} pendingText={t`Saving...`} onClick={agree}>
        <Trans>Agree</Trans>
      </Button>
    </section>
  )
}
