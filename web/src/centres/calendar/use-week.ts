import { useQuery } from '@tanstack/react-query'
import { hostCalendarQuery } from '../queries.ts'
import { useView } from './use-view.ts'
import { mondayOf } from './week.ts'

export const useWeek = () => {
  const { today, day, pitch: asked, pitches: there, look } = useView()
  const from = mondayOf(day)
  const query = useQuery(hostCalendarQuery(from))
  const pitches = query.data?.pitches
  const pitch =
    pitches?.find(({ _id }) => _id === asked) ??
    pitches?.find(({ _id }) => there.some((one) => one._id === _id)) ??
    pitches?.[0]
  return { today, day, from, pitch, query, look }
}
