import { aboutPlaceholders } from '@i-one/contract/about'
import { getRenderOrigin, useIsHydrated } from '../../ui/first-paint.ts'

export const getOrigin = () =>
  import.meta.env.SSR ? aboutPlaceholders.publicUrl : (getRenderOrigin() ?? location.origin)

export const useUserAgent = () => (useIsHydrated() ? navigator.userAgent : '')
