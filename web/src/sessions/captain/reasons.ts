import { cancelReasons, cancelReasonText } from '@i-one/game/sessions/cancel-reasons'

export const reasonChoices = cancelReasons.map((value) => ({ value, label: cancelReasonText(value) }))
