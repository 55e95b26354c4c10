import type { Pitch } from '@i-one/contract/pitches'
import { queryOptions } from '@tanstack/react-query'
import { gamesAround } from '../lib/games.ts'

const onTheSpot = 0.05

export const openSessionsQuery = ({ _id, location: { coordinates } }: Pick<Pitch, '_id' | 'location'>) =>
  queryOptions({
    queryKey: ['sessions', 'at', _id],
    queryFn: async ({ signal }) => {
      const [lng, lat] = coordinates
      const found = await gamesAround({ lng, lat, radius: onTheSpot }, signal)
      return found.filter(({ pitch, going, capacity }) => pitch._id === _id && going < capacity)
    },
    refetchInterval: 15_000,
  })
