import type { Pitch } from '@i-one/contract/pitches'

type Placed = Pick<Pitch, 'name' | 'location'>

export const coordinatesText = ({ location: { coordinates } }: Pick<Pitch, 'location'>) =>
  `${coordinates[1]},${coordinates[0]}`

export const getMapsLink = (pitch: Placed, userAgent: string) => {
  const [longitude, latitude] = pitch.location.coordinates
  const position = coordinatesText(pitch)
  const name = encodeURIComponent(pitch.name)
  if (userAgent.includes('Android')) return `geo:${position}?q=${position}(${name})`
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?ll=${position}&q=${name}`
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}
