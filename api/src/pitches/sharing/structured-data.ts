import type { OpeningHours } from '@i-one/contract/pitches'
import { moneyText } from '@i-one/game/payments/money'
import { facilityText } from '@i-one/game/pitches/facilities'
import { surfaceText } from '@i-one/game/pitches/surfaces'
import { i18n } from '../../lib/i18n/i18n.ts'
import type { StoredPitch } from '../sql.ts'

export const formatPrice = ({ priceAmount, priceCurrency, slotMinutes }: StoredPitch) =>
  i18n._('{price} for {minutes} minutes', {
    price: moneyText({ amount: priceAmount, currency: priceCurrency }),
    minutes: slotMinutes,
  })

export const formatDescription = (pitch: StoredPitch) => {
  const { address, surface, facilities } = pitch
  return [address, formatPrice(pitch), [surfaceText(surface), ...facilities.map(facilityText)].join(', ')]
    .map((part) => `${part}.`)
    .join(' ')
}

interface Place {
  name: string
  address: string
  lng: number
  lat: number
}

export const toStructuredLocation = ({ name, address, lng, lat }: Place) => ({
  '@type': 'SportsActivityLocation',
  name,
  address: { '@type': 'PostalAddress', streetAddress: address },
  geo: { '@type': 'GeoCoordinates', longitude: lng, latitude: lat },
})

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Replaces 24:00 by 23:59, because schema.org does not allow 24:00. */
export const toStructuredHours = ({ day, open, close }: OpeningHours) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: `https://schema.org/${weekdays[day - 1]}`,
  opens: open,
  closes: close === '24:00' ? '23:59' : close,
})

export const toStructuredPitch = (pitch: StoredPitch) => ({
  ...toStructuredLocation(pitch),
  description: formatDescription(pitch),
  priceRange: formatPrice(pitch),
  openingHoursSpecification: pitch.openingHours.map(toStructuredHours),
})
