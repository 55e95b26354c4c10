const wider = /^(Lagos|Lagos State|Nigeria)$/

export const districtOf = (address: string) =>
  address.split(/,\s*/).findLast((part) => part && !wider.test(part)) ?? address
