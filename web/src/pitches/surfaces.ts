import { t } from '@lingui/core/macro'

export const surfaces = ['Astro turf', 'Grass', 'Sand', 'Concrete', 'Parquet']

const surfaceTexts: Partial<Record<string, string>> = {
  'Astro turf': t`Astro turf`,
  Grass: t`Grass`,
  Sand: t`Sand`,
  Concrete: t`Concrete`,
  Parquet: t`Parquet`,
}

/** Owners can also enter a surface of their own. */
export const surfaceText = (surface: string) => surfaceTexts[surface] ?? surface
