import { t } from '@lingui/core/macro'

interface Player {
  _id: string
  name: string
}

export const goingText = (players: readonly Player[], me: string) => {
  const names = players.map(({ _id, name }) =>
    _id === me
      ? t({ message: 'You', comment: 'A name in a list of players, for example “You and Ada are in”' })
      : name,
  )
  const [first, second, third, ...others] = names
  const more = others.length
  if (!first) return t`No one is in yet`
  if (!second) return players[0]?._id === me ? t`You are in` : t`${first} is in`
  if (!third) return t`${first} and ${second} are in`
  if (more === 0) return t`${first}, ${second} and ${third} are in`
  return t`${first}, ${second}, ${third} and ${more} more are in`
}
