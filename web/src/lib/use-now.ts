import { useEffect, useState } from 'react'
import { onCorrected, serverNow } from './server-clock.ts'

const now = () => new Date(serverNow())

/** The server's time, read again every so many ms. */
export const useNow = (every = 30_000) => {
  const [shown, show] = useState(now)
  useEffect(() => {
    const readIfOther = (by: number) => Math.abs(by) > 1000 && show(now)
    // the first may have been that of the page as it was rendered
    const soon = setTimeout(() => show((first) => (isNear(first) ? first : now())))
    const timer = setInterval(() => show(now), every)
    const stop = onCorrected(readIfOther)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
      stop()
    }
  }, [every])
  return shown
}

const isNear = (time: Date) => Math.abs(time.getTime() - serverNow()) < 1000
