import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayAt } from '../../lib/pitch-time.ts'
import { useSearch } from '../../lib/use-search.ts'
import { hostCalendarQuery } from '../queries.ts'
import { mondayOf } from './week.ts'

const deviceDay = () => dayAt(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone)
const isDay = (text: string | null) => text !== null && /^\d{4}-\d\d-\d\d$/.test(text)

/** The day and the pitch that are looked at stand in the address: a reload keeps them, and the heading reads them too. */
export const useWeek = () => {
  const [today] = useState(deviceDay)
  const [params, change] = useSearch()
  const asked = params.get('day')
  const day = isDay(asked) && asked ? asked : today
  const from = mondayOf(day)
  const query = useQuery(hostCalendarQuery(from))
  const pitches = query.data?.pitches
  const pitch = pitches?.find(({ _id }) => _id === params.get('pitch')) ?? pitches?.[0]
  const look = (part: { day?: string; pitch?: string }) => change(part, { replace: true })
  return { today, day, from, pitch, query, look }
}
