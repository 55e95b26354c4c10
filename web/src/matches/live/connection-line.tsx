import type { Score } from '@i-one/game/matches/score'
import { useEffect, useState } from 'react'
import { useOfflineSince } from '../../lib/offline-since.ts'
import { timeText } from '../../lib/pitch-time.ts'
import { useNow } from '../../lib/use-now.ts'
import { StatusLine } from '../../ui/feedback/status-line.tsx'
import { type ConnectionState, getConnectionStatus, getSpokenText } from './connection-words.ts'

type ConnectionLineProps = Pick<ConnectionState, 'link' | 'spectators' | 'isOver'> &
  Partial<Pick<ConnectionState, 'mayScore' | 'waiting' | 'refused' | 'failing' | 'durable'>> & {
    timeZone: string
    score: Score
  }

const noScorer = { mayScore: false, waiting: 0, refused: 0, failing: false, durable: true }

export function ConnectionLine({ timeZone, score, ...given }: ConnectionLineProps) {
  const connection = { ...noScorer, ...given }
  const { link, waiting, failing } = connection
  const now = useNow(1000)
  const offlineSince = useOfflineSince()
  const late = useLate(waiting)
  const back = useReconnected(link.state === 'lost' || failing, waiting, score)
  const state = {
    ...connection,
    waiting: link.state === 'open' && !failing ? late : waiting,
    back,
    isOnline: !offlineSince,
    now: now.getTime(),
    timeText: (instant: number) => timeText(new Date(instant), timeZone),
  }
  const { tone, text } = getConnectionStatus(state)
  return (
    <div data-connection>
      <StatusLine tone={tone} className="min-h-11 lg:justify-center">
        <span aria-hidden="true">{text}</span>
        <span className="vh">{getSpokenText(state)}</span>
      </StatusLine>
    </div>
  )
}

const statusDelay = 700

/** Returns `waiting` after a delay, so that no status flashes up for events that are saved quickly. */
const useLate = (waiting: number) => {
  const [late, setLate] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setLate(waiting), waiting ? statusDelay : 0)
    return () => clearTimeout(timer)
  }, [waiting])
  return waiting ? late : 0
}

const shownFor = 8000

/** For a few seconds after a reconnect, returns the score and the number of sent events. */
const useReconnected = (isBroken: boolean, waiting: number, score: Score) => {
  const [max, setMax] = useState(0)
  const [back, setBack] = useState<{ sent: number; score: Score }>()
  if (isBroken && waiting > max) setMax(waiting)
  if (!isBroken && waiting === 0 && max > 0) {
    setMax(0)
    setBack({ sent: max, score })
  }
  useEffect(() => {
    if (!back) return undefined
    const timer = setTimeout(() => setBack(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [back])
  return back
}
