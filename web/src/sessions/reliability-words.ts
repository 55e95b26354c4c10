import type { CaptainRecord, NoShows } from '@i-one/contract/sessions/reliability'
import { plural, t } from '@lingui/core/macro'

export const noShowText = ({ missed, of }: NoShows) =>
  missed > 0
    ? t`${plural(missed, { one: '# no-show', other: '# no-shows' })} in ${plural(of, { one: '# game', other: '# games' })}`
    : undefined

export const captainRecordText = ({ held, cancelled, missed }: Omit<CaptainRecord, 'captain'>) => {
  const parts = [
    held > 0 && plural(held, { one: '# game organized', other: '# games organized' }),
    cancelled > 0 && t`${cancelled} called off`,
    missed > 0 && plural(missed, { one: '# no-show', other: '# no-shows' }),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : t`No games organized yet`
}
