import { i18n } from '@i-one/game/i18n'

export { i18n }

type Values = Parameters<typeof i18n._>[1]

/** Error of a schema, in the language of the validation. `id` is the English message in ICU MessageFormat. */
export const message = (id: string, values?: Values) => ({ error: () => i18n._(id, values) })

export type Message = ReturnType<typeof message>
