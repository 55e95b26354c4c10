import { leftOpen } from '@i-one/contract/about'

/** Of the addresses that are given on. Where a page is rendered it is left open, and filled in as in pages rendered at build. */
export const origin = () => (import.meta.env.SSR ? leftOpen.publicUrl : location.origin)

/** What says which device this is. A page that is rendered does not know: the app has it right when it takes its place. */
export const userAgent = () => (import.meta.env.SSR ? '' : navigator.userAgent)
