import { leftOpen } from '@i-one/contract/about'
import { paintedOrigin, useOnDevice } from '../../ui/first-paint.ts'

/** Of the addresses that are given on. Where a page is rendered it is left open, and filled in as in pages rendered at build. */
export const origin = () => (import.meta.env.SSR ? leftOpen.publicUrl : (paintedOrigin() ?? location.origin))

/** What says which device this is. A page that was rendered does not know until it is taken over. */
export const useUserAgent = () => (useOnDevice() ? navigator.userAgent : '')
