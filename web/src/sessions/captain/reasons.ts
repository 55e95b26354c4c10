import { AbandonReason } from '@i-one/contract/sessions/captain'
import { t } from '@lingui/core/macro'

export const reasonLabels: Record<AbandonReason, string> = {
  rain: t`Rain`,
  power: t`Power is out`,
  'pitch-shut': t`The pitch is closed`,
  'not-enough-players': t`Not enough players`,
}

export const reasonChoices = AbandonReason.options.map((value) => ({ value, label: reasonLabels[value] }))
