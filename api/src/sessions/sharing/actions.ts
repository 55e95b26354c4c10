import { address } from '@i-one/contract/call'
import { drawSession, getSessionByCode } from '@i-one/contract/sharing'
import * as z from 'zod/mini'
import type { FindPreview } from '../../lib/http/link-preview.ts'
import { findSharedByCode } from './sql.ts'
import { descriptionOf, statusText, titleOf } from './words.ts'

/** What goes with the link of a session; whoever has the code may see it. */
export const previewSession: FindPreview = async ({ db, now }, params) => {
  const { success, data } = z.safeParse(getSessionByCode.params, params)
  const session = success ? await findSharedByCode(db, data.code) : undefined
  if (!session) return undefined
  const { code, visibility } = session
  const title = titleOf(session)
  return {
    title,
    description: descriptionOf(session, now()),
    path: `/s/${code}`,
    image: { path: address(drawSession.path, { code }), alt: `${title}. ${statusText(session, now())}.` },
    unlisted: visibility === 'link',
  }
}
