import { i18n } from '../i18n.ts'

const texts = new Map([
  ['Astro turf', () => i18n._('Astro turf')],
  ['Grass', () => i18n._('Grass')],
  ['Sand', () => i18n._('Sand')],
  ['Concrete', () => i18n._('Concrete')],
  ['Parquet', () => i18n._('Parquet')],
])

export const surfaces = [...texts.keys()]

/** Owners can also enter a surface of their own. */
export const surfaceText = (surface: string) => texts.get(surface)?.() ?? surface
