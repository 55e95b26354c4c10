import { locale } from '#i18n'

/** Joins texts to one, for example "Ada, Bola and Chidi". */
export const listText = (texts: readonly string[]) => new Intl.ListFormat(locale).format(texts)
