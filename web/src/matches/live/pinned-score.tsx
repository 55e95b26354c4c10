import type { Match } from '@i-one/contract/matches'
import { type RefObject, useEffect, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { MatchStatus } from '../match-status.ts'
import { RunningClock } from './running-clock.tsx'
import styles from './pinned-score.module.css'

type PinnedScoreProps = { board: RefObject<HTMLElement | null>; match: Match; status: MatchStatus }

export function PinnedScore({ board, match, status }: PinnedScoreProps) {
  const isOff = useScrolledOff(board)
  if (!isOff) return null
  const { score, clock } = status
  return (
    <div
      className={classNames('on-dark fixed inset-x-0 top-0 z-15 bg-ink text-chalk', styles.strip)}
      aria-hidden="true"
    >
      <div className="wrap flex items-center gap-3 h-14">
        <span className="font-stretch-112% font-[750]">{match.teamOne.initials}</span>
        <span className="num text-[1.75rem]">
          {score.T1}–{score.T2}
        </span>
        <span className="font-stretch-112% font-[750]">{match.teamTwo.initials}</span>
        <RunningClock
          clock={clock}
          className={classNames(
            'num ms-auto text-[1.5rem]',
            clock.running ? 'text-dusk-on-ink' : 'text-ink-mute',
          )}
        />
      </div>
    </div>
  )
}

/** Returns true once the board has scrolled out of view at the top. */
const useScrolledOff = (board: RefObject<HTMLElement | null>) => {
  const [isOff, setIsOff] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => setIsOff(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: '-96px 0px 0px' },
    )
    if (board.current) observer.observe(board.current)
    return () => observer.disconnect()
  }, [board])
  return isOff
}
