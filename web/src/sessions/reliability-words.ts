import type { CaptainRecord, NoShows } from '@i-one/contract/sessions/reliability'
import { countText } from '@i-one/game/count-text'

export const noShowText = ({ missed, of }: NoShows) =>
  missed > 0 ? `${countText(missed, 'no-show')} in ${countText(of, 'game')}` : undefined

export const captainRecordText = ({ held, cancelled, missed }: Omit<CaptainRecord, 'captain'>) => {
  const parts = [
    held > 0 && `${countText(held, 'game')} organized`,
    cancelled > 0 && `${cancelled} called off`,
    missed > 0 && countText(missed, 'no-show'),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'No games organized yet'
}
