import type { Score } from '@i-one/game/matches/score'
import { useEffect, useState } from 'react'
import { useOfflineSince } from '../../lib/offline-since.ts'
import { timeText } from '../../lib/pitch-time.ts'
import type { Link } from '../../lib/stream-connection.ts'
import { useNow } from '../../lib/use-now.ts'
import { StatusLine } from '../../ui/feedback/status-line.tsx'
import { connectionWords, spokenText } from './connection-words.ts'

type ConnectionLineProps = {
  link: Link
  spectators: number | undefined
  timeZone: string
  score: Score
  isOver: boolean
  mayScore?: boolean
  waiting?: number
  refused?: number
  failing?: boolean
  durable?: boolean
}

export function ConnectionLine({
  link,
  spectators,
  timeZone,
  score,
  isOver,
  mayScore = false,
  ...mine
}: ConnectionLineProps) {
  const { waiting = 0, refused = 0, failing = false, durable = true } = mine
  const now = useNow(1000)
  const offlineSince = useOfflineSince()
  const late = useLate(waiting)
  const back = useBack(link.state === 'lost' || failing, waiting, score)
  const { tone, text } = connectionWords({
    link,
    spectators,
    mayScore,
    isOver,
    failing,
    durable,
    refused,
    waiting: link.state === 'open' && !failing ? late : waiting,
    back,
    isOnline: !offlineSince,
    now: now.getTime(),
    timeText: (instant) => timeText(new Date(instant), timeZone),
  })
  return (
    <div data-connection>
      <StatusLine tone={tone} className="min-h-11 lg:justify-center">
        <span aria-hidden="true">{text}</span>
        <span className="vh">{spokenText(text)}</span>
      </StatusLine>
    </div>
  )
}

const worthAWord = 700

/** What waits, once it has for a while: a goal that is saved at once needs no sentence. */
const useLate = (waiting: number) => {
  const [late, setLate] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setLate(waiting), waiting ? worthAWord : 0)
    return () => clearTimeout(timer)
  }, [waiting])
  return waiting ? late : 0
}

const saidFor = 8000

/** How many events were sent when the connection came back, and how it stood then, for some seconds after. */
const useBack = (isBroken: boolean, waiting: number, score: Score) => {
  const [most, setMost] = useState(0)
  const [back, setBack] = useState<{ sent: number; score: Score }>()
  if (isBroken && waiting > most) setMost(waiting)
  if (!isBroken && waiting === 0 && most > 0) {
    setMost(0)
    setBack({ sent: most, score })
  }
  useEffect(() => {
    if (!back) return undefined
    const timer = setTimeout(() => setBack(undefined), saidFor)
    return () => clearTimeout(timer)
  }, [back])
  return back
}
