import { aboutPlaceholders } from '@i-one/contract/about'
import { getPaintOrigin, useIsHydrated } from '../../ui/first-paint.ts'

export const getOrigin = () =>
  import.meta.env.SSR ? aboutPlaceholders.publicUrl : (getPaintOrigin() ?? location.origin)

export const useUserAgent = () => (useIsHydrated() ? navigator.userAgent : '')
