/** What a team may wear: for pages that show a team, which have no form and so no schemas. */
export const teamColours = [
  'yellow',
  'sky',
  'white',
  'mint',
  'orange',
  'pink',
  'lilac',
  'lime',
  'aqua',
  'sand',
  'silver',
  'coral',
] as const
