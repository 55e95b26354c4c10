import { WarningBar } from '../../ui/feedback/warning-bar.tsx'
import { useOnDevice } from '../../ui/first-paint.ts'
import { isSiteDataBlocked } from './site-data.ts'

export const SiteDataNotice = () =>
  useOnDevice() &&
  isSiteDataBlocked() && (
    <WarningBar>
      Your browser blocks site data: when you reload or close this page, your sign-in and unfinished forms are
      not remembered.
    </WarningBar>
  )
