import type { Score } from '@i-one/game/matches/score'
import { useEffect, useState } from 'react'
import { useOfflineSince } from '../../lib/offline-since.ts'
import { timeText } from '../../lib/pitch-time.ts'
import { useNow } from '../../lib/use-now.ts'
import { StatusLine } from '../../ui/feedback/status-line.tsx'
import { type ConnectionState, getConnectionStatus, toSpokenText } from './connection-words.ts'

type ConnectionLineProps = Pick<ConnectionState, 'link' | 'spectators' | 'isOver'> &
  Partial<Pick<ConnectionState, 'mayScore' | 'waiting' | 'refused' | 'failing' | 'durable'>> & {
    timeZone: string
    score: Score
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
  const { tone, text } = getConnectionStatus({
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
        <span className="vh">{toSpokenText(text)}</span>
      </StatusLine>
    </div>
  )
}

const worthAWord = 700

/** Returns `waiting` after a delay, so that events that are saved quickly show no status text. */
const useLate = (waiting: number) => {
  const [late, setLate] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setLate(waiting), waiting ? worthAWord : 0)
    return () => clearTimeout(timer)
  }, [waiting])
  return waiting ? late : 0
}

const saidFor = 8000

/** For a few seconds after a reconnect, returns the score and the number of sent events. */
const useBack = (isBroken: boolean, waiting: number, score: Score) => {
  const [max, setMost] = useState(0)
  const [back, setBack] = useState<{ sent: number; score: Score }>()
  if (isBroken && waiting > max) setMost(waiting)
  if (!isBroken && waiting === 0 && max > 0) {
    setMost(0)
    setBack({ sent: max, score })
  }
  useEffect(() => {
    if (!back) return undefined
    const timer = setTimeout(() => setBack(undefined), saidFor)
    return () => clearTimeout(timer)
  }, [back])
  return back
}
