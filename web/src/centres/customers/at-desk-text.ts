import type { KnownCustomer } from '@i-one/contract/centres/customers'

export const atDeskText = ({ name, phone }: NonNullable<KnownCustomer['atDesk']>) =>
  `At the desk: ${phone ? `${name}, ${phone}` : name}`
