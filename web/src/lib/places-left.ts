import { countText } from '@i-one/game/count-text'

type Filling = { capacity: number; going: number; waiting: number }

/** So few that who wants one should not wait. */
const few = 2

/** '3 places left', 'Full, 2 waiting', 'Full'. */
export const placesLeftText = ({ capacity, going, waiting }: Filling) => {
  const left = capacity - going
  if (left > 0) return `${countText(left, 'place')} left`
  return waiting ? `Full, ${waiting} waiting` : 'Full'
}

export const isNearlyFull = ({ capacity, going }: Filling) => going < capacity && capacity - going <= few
