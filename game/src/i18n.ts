type Values = Record<string, string | number | null | undefined>

/** `id` is the English message in ICU MessageFormat. */
export interface Translator {
  _(id: string, values?: Values): string
}

let translator: Translator | undefined

/** The server sets a translator for the language of each request. The web build inlines the messages. */
export const setTranslator = (given: Translator) => {
  translator = given
}

export const i18n: Translator = {
  _(id, values) {
    if (!translator) throw new Error('Call setTranslator first')
    return translator._(id, values)
  },
}
