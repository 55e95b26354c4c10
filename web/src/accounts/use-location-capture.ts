import { t } from '@lingui/core/macro'
import { useState } from 'react'

export type Coordinates = [longitude: number, latitude: number]

export type LocationCapture =
  | { state: 'idle' }
  | { state: 'requesting' }
  | { state: 'found'; coordinates: Coordinates }
  | { state: 'failed'; message: string }

const sentences: Record<number, string> = {
  1: t`Location request denied. Please allow location access.`,
  2: t`Location information is unavailable.`,
  3: t`The request to get location timed out.`,
}

const failure = (code: number) => sentences[code] ?? t`An unknown error occurred.`

const locate = (report: (capture: LocationCapture) => void) =>
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => report({ state: 'found', coordinates: [coords.longitude, coords.latitude] }),
    ({ code }) => report({ state: 'failed', message: failure(code) }),
    { enableHighAccuracy: true, timeout: 5000, maximumAge: 0 },
  )

export const useLocationCapture = (onFound: (coordinates: Coordinates) => void) => {
  const [capture, setCapture] = useState<LocationCapture>({ state: 'idle' })
  const report = (next: LocationCapture) => {
    setCapture(next)
    if (next.state === 'found') onFound(next.coordinates)
  }
  const request = () => {
    if (!('geolocation' in navigator))
      return report({ state: 'failed', message: t`Geolocation is not supported by your browser` })
    report({ state: 'requesting' })
    locate(report)
  }
  return { capture, request }
}
