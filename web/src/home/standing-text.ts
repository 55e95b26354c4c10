import type { Session } from '@i-one/contract/sessions'
import { t } from '@lingui/core/macro'
import { timeText } from '../lib/pitch-time.ts'

type Standing = Pick<Session, 'state' | 'start' | 'end' | 'pitch'>

export const toKickOffStatus = ({ state, start, end, pitch }: Standing) =>
  state === 'started'
    ? { words: t`Your game is on until`, time: timeText(end, pitch.timeZone) }
    : { words: t`Your game was due to kick off at`, time: timeText(start, pitch.timeZone) }
