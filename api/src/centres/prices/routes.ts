import type { Terms } from '@i-one/contract/bookings'
import { getPrices, putPrices, putTerms } from '@i-one/contract/centres/prices'
import { requireMay } from '../../bookings/closures/rules.ts'
import { actorAt, addChangesToCentreLog } from '../../centre-log.ts'
import type { App } from '../../lib/http/app.ts'
import { Refusal, found } from '../../lib/http/refusal.ts'
import { serve } from '../../lib/http/serve.ts'
import { type StoredPrices, findPrices, updatePrices } from '../../pitches/prices/sql.ts'
import { showOwn } from '../../pitches/registration/actions.ts'
import { changesBetween, policyText, pricesText } from '../../settings-text.ts'
import { requireClear, toPitchPrices } from './rules.ts'
import { updateTerms } from './sql.ts'

export const prices = (app: App) => {
  serve(app, getPrices, async ({ params, db }) => toPitchPrices(found(await findPrices(db, params.id))))

  serve(app, putPrices, async ({ params, body: { revision, ...asked }, user, db, now }) => {
    const pitch = found(await findPrices(db, params.id))
    requireMay('putPrices', pitch, user)
    requireClear(asked.lists)
    const changed = await updatePrices(db, pitch.id, asked, revision)
    if (!changed) throw new Refusal('pitch-changed', { pitch: await showOwn(db, pitch.id, now) })
    const text = ({ prices, priceCurrency }: StoredPrices) => ({
      prices: prices ? pricesText(prices, priceCurrency) : '',
    })
    const at = { centreId: pitch.centreId, by: actorAt(pitch, user), now }
    await addChangesToCentreLog(db, at, changesBetween(text(pitch), text(changed)), pitch.name)
    return toPitchPrices(changed)
  })

  serve(app, putTerms, async ({ params, body, user, db, now }) => {
    const pitch = found(await findPrices(db, params.id))
    requireMay('putTerms', pitch, user)
    const before = await updateTerms(db, pitch.centreId, body.terms)
    const text = (policy: Terms | null) => ({ policy: policyText(policy, pitch.priceCurrency) })
    const at = { centreId: pitch.centreId, by: actorAt(pitch, user), now }
    await addChangesToCentreLog(db, at, changesBetween(text(before), text(body.terms)))
    return toPitchPrices({ ...pitch, terms: body.terms })
  })
}
