const wider = /^(Lagos|Lagos State|Nigeria)$/

/** '12 Bode Thomas Street, Surulere, Lagos' and '12 Bode Thomas Street, Surulere' are in Surulere. */
export const districtOf = (address: string) =>
  address.split(/,\s*/).findLast((part) => part && !wider.test(part)) ?? address
