import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { message } from '../../i18n.ts'
import { ById, Done, Id, textField } from '../../shapes.ts'

const why = textField(message('Give a reason'), 1000)

export const hideAccountDetail = endpoint('POST /i-one/admin/accounts/:id/hidden', 'Hide a name or photo', {
  params: ById,
  body: z.object({ what: z.enum(['name', 'photo']), why }),
  reply: Done,
  errors: ['not-found'],
})

export const kindsWithName = ['pitch', 'team', 'centre'] as const
const NamedKind = z.enum(kindsWithName)
export type NamedKind = z.infer<typeof NamedKind>

export const hideName = endpoint(
  'POST /i-one/admin/names/hidden',
  'Hide the name of a pitch, team or centre',
  { body: z.object({ kind: NamedKind, about: Id, why }), reply: Done, errors: ['not-found'] },
)

/** Works for 30 days. Fails with `not-hidden` if the owner has chosen another name or photo in the meantime. */
export const restoreHiddenDetail = endpoint('POST /i-one/admin/shown', 'Restore a hidden name or photo', {
  body: z.object({
    kind: z.enum(['account', ...kindsWithName]),
    about: Id,
    what: z.enum(['name', 'photo']),
    why,
  }),
  reply: Done,
  errors: ['not-found', 'not-hidden'],
})
