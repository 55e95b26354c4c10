export const goingText = (names: readonly string[]) => {
  const [first, second, third, ...others] = names
  if (!first) return 'No one is in yet'
  if (!second) return `${first} ${first === 'You' ? 'are' : 'is'} in`
  if (!third) return `${first} and ${second} are in`
  if (others.length === 0) return `${first}, ${second} and ${third} are in`
  return `${first}, ${second}, ${third} and ${others.length} more are in`
}
