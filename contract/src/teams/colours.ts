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
