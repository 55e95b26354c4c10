import { useEffect, useState } from 'react'
import { firstNow } from '../ui/first-paint.ts'

/** This device's time, read again every so many ms. */
export const useNow = (every = 30_000) => {
  const [now, setNow] = useState(firstNow)
  useEffect(() => {
    // the first may have been the server's
    const soon = setTimeout(() => setNow((first) => (isNear(first) ? first : new Date())))
    const timer = setInterval(() => setNow(new Date()), every)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
    }
  }, [every])
  return now
}

const isNear = (time: Date) => Math.abs(time.getTime() - Date.now()) < 1000
