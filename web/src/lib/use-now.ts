import { useEffect, useState } from 'react'
import { onClockCorrected, serverNow } from './server-clock.ts'

const now = () => new Date(serverNow())

export const useNow = (every = 30_000) => {
  const [shown, show] = useState(now)
  useEffect(() => {
    const readIfOther = (by: number) => Math.abs(by) > 1000 && show(now)
    // updates soon, because the first value may be the time at which the server rendered the page
    const soon = setTimeout(() => show((first) => (isNear(first) ? first : now())))
    const timer = setInterval(() => show(now), every)
    const stop = onClockCorrected(readIfOther)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
      stop()
    }
  }, [every])
  return shown
}

const isNear = (time: Date) => Math.abs(time.getTime() - serverNow()) < 1000
