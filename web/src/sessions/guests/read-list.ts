import type { Place } from '@i-one/contract/sessions'
import type { ListedGuest } from '@i-one/game/sessions/guest-name'
import { t } from '@lingui/core/macro'
import { findPlaceByName, normalizeName } from '../people.ts'

export const markListedGuests = (
  listed: readonly ListedGuest[],
  places: readonly Place[],
  turned: ReadonlySet<number>,
) => {
  const seen = new Set<string>()
  return listed.map((guest, at) => {
    const name = normalizeName(guest.name)
    const twice = seen.has(name)
    seen.add(name)
    const why = whyNot(guest, places, twice)
    return { guest, why, add: turned.has(at) !== (why === undefined) }
  })
}

const whyNot = ({ name }: ListedGuest, places: readonly Place[], twice: boolean) => {
  const known = findPlaceByName(name, places)
  if (known)
    return known.player.name === name ? t`Already in` : t`Already in as ${{ name: known.player.name }}`
  return twice ? t`On the list twice` : undefined
}
