import { toUrl } from '@i-one/contract/call'
import { type PublicCentre, getCentreImage, getCentreByCode } from '@i-one/contract/centres/sharing'
import { moneyText } from '@i-one/game/payments/money'
import * as z from 'zod/mini'
import { createPreview } from '../../accounts/language/actions.ts'
import type { Database } from '../../lib/database/database.ts'
import type { FindPreview } from '../../lib/http/link-preview.ts'
import type { SitemapSource } from '../../lib/http/sitemap.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { describePitches } from '../../pitches/actions.ts'
import { toPitchPhotos } from '../../pitches/photo/actions.ts'
import { listPhotosOfAll } from '../../pitches/photo/sql.ts'
import type { PitchDrawing } from '../../pitches/sharing/drawing.ts'
import { toStructuredHours, toStructuredLocation } from '../../pitches/sharing/structured-data.ts'
import { toVisitorPitch } from '../../visitors.ts'
import { toCentreDetails } from '../registration/rules.ts'
import { findCentre } from '../registration/sql.ts'
import { countSharedCentres, findIdByCode, listPitchesOfCentre, listSharedCentres } from './sql.ts'

export const findSharedCentre = async (db: Database, code: string, now: Date) => {
  const id = await findIdByCode(db, code)
  const centre = id === undefined ? undefined : await findCentre(db, id)
  const stored = centre ? await listPitchesOfCentre(db, centre.id) : []
  if (!centre || stored.length === 0) return undefined
  const described = await describePitches(db, stored, now)
  const pitches = described.map((pitch, n) => ({ ...toVisitorPitch(pitch), parts: stored[n]!.parts }))
  const ids = stored.map((pitch) => pitch.id)
  const photos = await listPhotosOfAll(db, ids)
  const shared = { ...toCentreDetails(centre), pitches, photos: toPitchPhotos(photos) }
  return { ownerId: centre.ownerId, shared }
}

export const centreSitemapSource: SitemapSource = {
  count: countSharedCentres,
  paths: async (db, skip, max) => (await listSharedCentres(db, skip, max)).map((code) => `/c/${code}`),
}

const lowestPriceOf = ({ pitches }: PublicCentre) =>
  pitches.map(({ price }) => price).toSorted((a, b) => a.amount - b.amount)[0]!

const countOf = ({ pitches }: PublicCentre) =>
  i18n._('{count, plural, one {# pitch} other {# pitches}}', { count: pitches.length })
const fromText = (centre: PublicCentre) =>
  centre.pitches.every(({ price }) => price.amount === 0)
    ? i18n._('free')
    : i18n._('from {price}', { price: moneyText(lowestPriceOf(centre)) })

const descriptionOf = (centre: PublicCentre) => `${centre.address}. ${countOf(centre)}, ${fromText(centre)}.`

export const toCentreDrawing = (centre: PublicCentre): PitchDrawing => ({
  name: centre.name,
  address: centre.address,
  photo: centre.pitches[0]!.pitchPhoto,
  kind: countOf(centre),
  price: fromText(centre),
})

export const previewCentre: FindPreview = async (context, params) => {
  const { success, data } = z.safeParse(getCentreByCode.params, params)
  const found = success ? await findSharedCentre(context.db, data.code, context.now()) : undefined
  return found && createPreview(context, found.ownerId, () => toContents(found.shared))
}

const toContents = (centre: PublicCentre) => {
  const [lng, lat] = centre.location.coordinates
  const { name, code, phone, openingHours } = centre
  const description = descriptionOf(centre)
  return {
    title: name,
    description,
    path: `/c/${code}`,
    image: { path: toUrl(getCentreImage.path, { code }), alt: `${name}, ${centre.address}` },
    structured: {
      ...toStructuredLocation({ name, address: centre.address, lng, lat }),
      description,
      ...(phone && { telephone: phone }),
      priceRange: fromText(centre),
      openingHoursSpecification: openingHours.map(toStructuredHours),
    },
  }
}
