import type { CaptainRecord, NoShows } from '@i-one/contract/sessions/reliability'
import { plural, t } from '@lingui/core/macro'
import { commaText } from '../ui/text/joins.ts'

export const noShowText = ({ missed, of }: NoShows) =>
  missed > 0
    ? t`${plural(missed, { one: '# no-show', other: '# no-shows' })} in ${plural(of, { one: '# game', other: '# games' })}`
    : undefined

export const captainRecordText = ({ held, cancelled, missed }: Omit<CaptainRecord, 'captain'>) => {
  const record = commaText(
    held > 0 && plural(held, { one: '# game organized', other: '# games organized' }),
    cancelled > 0 && t`${cancelled} called off`,
    missed > 0 && plural(missed, { one: '# no-show', other: '# no-shows' }),
  )
  return record || t`No games organized yet`
}
