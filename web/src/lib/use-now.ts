import { useEffect, useState } from 'react'

/** This device's time, read again every so many ms. */
export const useNow = (every = 30_000) => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
