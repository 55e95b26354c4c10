import { type About, aboutLeftOpen } from '@i-one/contract/about'

const filledIn = () =>
  JSON.parse(document.querySelector<HTMLMetaElement>('meta[name="i-one:about"]')!.content) as About

/**
 * Who runs this server. While the pages are built nobody knows, and the server fills it in where it serves them; in
 * development nobody does.
 */
export const about: About = import.meta.env.SSR || import.meta.env.DEV ? aboutLeftOpen : filledIn()
