import { WarningBar } from '../../ui/feedback/warning-bar.tsx'
import { isSiteDataBlocked } from './site-data.ts'

export const SiteDataNotice = () =>
  !import.meta.env.SSR &&
  isSiteDataBlocked() && (
    <WarningBar>
      Your browser blocks site data: when you reload or close this page, your sign-in and unfinished forms are
      not remembered.
    </WarningBar>
  )
