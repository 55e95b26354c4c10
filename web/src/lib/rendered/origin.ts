import { leftOpen } from '@i-one/contract/about'

/** Of the addresses that are given on. Where a page is rendered it is left open, and filled in as in pages rendered at build. */
export const origin = () => (import.meta.env.SSR ? leftOpen.publicUrl : location.origin)
