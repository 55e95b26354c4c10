import { Trans } from '@lingui/react/macro'
import { WarningBar } from '../../ui/feedback/warning-bar.tsx'
import { useIsHydrated } from '../../ui/first-paint.ts'
import { isSiteDataBlocked } from './site-data.ts'

export const SiteDataNotice = () =>
  useIsHydrated() &&
  isSiteDataBlocked() && (
    <WarningBar>
      <Trans>
        Your browser blocks site data. Reloading or closing this page signs you out and clears unfinished
        forms.
      </Trans>
    </WarningBar>
  )
