import { useQuery } from '@tanstack/react-query'
import { toLocalDay, deviceZone, isValidDay } from '../../lib/pitch-time.ts'
import { useNow } from '../../lib/use-now.ts'
import { useSearch } from '../../lib/use-search.ts'
import { hostCalendarQuery, myPitchesQuery } from '../queries.ts'
import { workplacesQuery } from '../staff/queries.ts'
import { toMonday } from './week.ts'

const views = ['day', 'week', 'month'] as const
export type CalendarView = (typeof views)[number]

export const useCalendarView = () => {
  const today = toLocalDay(useNow(), deviceZone)
  const [params, change] = useSearch()
  const { data: workplaces } = useQuery(workplacesQuery)
  const { data: pitches } = useQuery(myPitchesQuery)
  const ofPitch = pitches?.find(({ _id }) => _id === params.get('pitch'))?.centre
  const centres = workplaces?.filter(({ _id }) => pitches?.some((one) => one.centre === _id))
  const centre =
    centres?.find(({ _id }) => _id === (ofPitch ?? params.get('centre'))) ??
    centres?.find(({ _id }) => _id === params.get('centre')) ??
    centres?.[0]
  const pitchesThere = pitches?.filter((one) => one.centre === centre?._id) ?? []
  const requested = views.find((one) => one === params.get('view'))
  const isKnown = workplaces !== undefined && pitches !== undefined
  const usual = isKnown ? (pitchesThere.length > 1 ? 'day' : 'week') : undefined
  const day = params.get('day') ?? ''
  return {
    today,
    day: isValidDay(day) ? day : today,
    view: isKnown && !centre ? 'week' : (requested ?? usual),
    centre,
    centres: centres ?? [],
    pitches: pitchesThere,
    pitch: params.get('pitch') ?? undefined,
    look: (part: { day?: string; pitch?: string; centre?: string; view?: CalendarView }) =>
      change(part, { replace: true }),
  }
}

export const useCalendarWeek = () => {
  const { today, day, pitch: requested, pitches: there, look } = useCalendarView()
  const from = toMonday(day)
  const query = useQuery(hostCalendarQuery(from))
  const pitches = query.data?.pitches
  const pitch =
    pitches?.find(({ _id }) => _id === requested) ??
    pitches?.find(({ _id }) => there.some((one) => one._id === _id)) ??
    pitches?.[0]
  return { today, day, from, pitch, query, look }
}
