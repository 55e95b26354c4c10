import { i18n } from '../i18n.ts'

const texts = new Map([
  ['Floodlights', () => i18n._('Floodlights')],
  ['Changing rooms', () => i18n._('Changing rooms')],
  ['Parking', () => i18n._('Parking')],
  ['Water', () => i18n._('Water')],
  ['Toilets', () => i18n._('Toilets')],
  ['Bibs', () => i18n._('Bibs')],
])

export const usualFacilities = [...texts.keys()]

/** A pitch can also have facilities of its own. */
export const facilityText = (facility: string) => texts.get(facility)?.() ?? facility
