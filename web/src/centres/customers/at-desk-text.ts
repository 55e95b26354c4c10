import type { KnownCustomer } from '@i-one/contract/centres/customers'

/** How the desk knows a customer who has an account. */
export const atDeskText = ({ name, phone }: NonNullable<KnownCustomer['atDesk']>) =>
  `At the desk: ${phone ? `${name}, ${phone}` : name}`
