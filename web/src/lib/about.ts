import { type About, unfilledAbout } from '@i-one/contract/about'

const filledIn = () =>
  JSON.parse(document.querySelector<HTMLMetaElement>('meta[name="i-one:about"]')!.content) as About

/** The server fills this in when it sends a page, so it is empty during build and in development. */
export const about: About = import.meta.env.SSR || import.meta.env.DEV ? unfilledAbout : filledIn()
