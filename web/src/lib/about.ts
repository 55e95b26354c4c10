import { type About, unfilledAbout } from '@i-one/contract/about'

const filledIn = () =>
  JSON.parse(document.querySelector<HTMLMetaElement>('meta[name="i-one:about"]')!.content) as About

/** Empty during the build and in development, because the server fills in the values when it sends a page. */
export const about: About = import.meta.env.SSR || import.meta.env.DEV ? unfilledAbout : filledIn()
