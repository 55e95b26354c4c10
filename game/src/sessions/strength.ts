const usualStrength = 0.5

const benefitOfDoubt = 2

export const toStrength = ({ played, won, drawn }: Record<'played' | 'won' | 'drawn', number>): number => {
  const points = won + drawn / 2
  return (points + benefitOfDoubt * usualStrength) / (played + benefitOfDoubt)
}
