import { i18n } from '../i18n.ts'

export const cancelReasons = ['rain', 'power', 'pitch-shut', 'not-enough-players'] as const
export type ReasonCode = (typeof cancelReasons)[number]

const texts: Record<ReasonCode, () => string> = {
  rain: () => i18n._('Rain'),
  power: () => i18n._('Power is out'),
  'pitch-shut': () => i18n._('The pitch is closed'),
  'not-enough-players': () => i18n._('Not enough players'),
}

export const cancelReasonText = (code: ReasonCode) => texts[code]()
