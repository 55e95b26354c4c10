import { WarningBar } from '../../ui/feedback/warning-bar.tsx'
import { useOnDevice } from '../../ui/first-paint.ts'
import { isSiteDataBlocked } from './site-data.ts'

export const SiteDataNotice = () =>
  useOnDevice() &&
  isSiteDataBlocked() && (
    <WarningBar>
      Your browser blocks site data. Reloading or closing this page signs you out and clears unfinished forms.
    </WarningBar>
  )
