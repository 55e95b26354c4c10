import { aboutPlaceholders } from '@i-one/contract/about'
import { paintedOrigin, useOnDevice } from '../../ui/first-paint.ts'

export const origin = () =>
  import.meta.env.SSR ? aboutPlaceholders.publicUrl : (paintedOrigin() ?? location.origin)

export const useUserAgent = () => (useOnDevice() ? navigator.userAgent : '')
