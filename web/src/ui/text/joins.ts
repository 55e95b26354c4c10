import { t } from '@lingui/core/macro'

/** Joins facts, for example "Sat 22 Nov, The Cage", and leaves out missing facts. */
export const commaText = (...facts: readonly (string | false | 0 | null | undefined)[]) => {
  const [first = '', ...others] = facts.filter((fact): fact is string => Boolean(fact))
  return others.reduce((joined, fact) => t`${joined}, ${fact}`, first)
}

/** Joins texts that contain commas, for example "Ada 3’, 17’; Bola 12’". */
export const semicolonText = ([first = '', ...others]: readonly string[]) =>
  others.reduce((joined, text) => t`${joined}; ${text}`, first)

/** Writes a label or name before its value, for example "Yaba Cage: Thu 20 Nov". */
export const labelledText = (label: string, value: string) => t`${label}: ${value}`
