import { toUrl } from '@i-one/contract/call'
import { getPitchImage } from '@i-one/contract/sharing'
import * as z from 'zod/mini'
import { createPreview } from '../../accounts/language/actions.ts'
import { toEffectiveHours } from '../../bookings/opening-hours.ts'
import type { Database } from '../../lib/database/database.ts'
import type { FindPreview } from '../../lib/http/link-preview.ts'
import type { SitemapSource } from '../../lib/http/sitemap.ts'
import { findPitch, countPublished, listPublished } from '../sql.ts'
import { toStructuredPitch, formatDescription } from './structured-data.ts'

export const findListedPitch = async (db: Database, id: string) => {
  const pitch = await findPitch(db, id)
  return pitch?.listed ? { ...pitch, openingHours: toEffectiveHours(pitch) } : undefined
}

export const pitchSitemapSource: SitemapSource = {
  count: countPublished,
  paths: async (db, skip, max) => (await listPublished(db, skip, max)).map((id) => `/p/${id}`),
}

export const previewPitch: FindPreview = async (context, params) => {
  const { success, data } = z.safeParse(getPitchImage.params, params)
  const pitch = success ? await findListedPitch(context.db, data.id) : undefined
  if (!pitch) return undefined
  const { id, name, ownerId } = pitch
  return createPreview(context, ownerId, () => ({
    title: name,
    description: formatDescription(pitch),
    path: `/p/${id}`,
    image: { path: toUrl(getPitchImage.path, { id }), alt: `${name}, ${pitch.address}` },
    structured: toStructuredPitch(pitch),
  }))
}
