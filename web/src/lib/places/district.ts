const wider = /^(Lagos|Lagos State|Nigeria)$/

export const findDistrict = (address: string) =>
  address.split(/,\s*/).findLast((part) => part && !wider.test(part)) ?? address
