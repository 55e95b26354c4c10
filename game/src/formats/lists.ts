import { i18n } from '../i18n.ts'
import { fill } from './fill.ts'

const toPlace = (at: number, length: number) => {
  if (length === 2) return 'two'
  if (at === 0) return 'start'
  return at === length - 2 ? 'end' : 'middle'
}

/** Joins texts to one, for example 'Ada, Bola and Chidi'. */
export const listText = (texts: readonly string[]) =>
  texts.length === 0
    ? ''
    : texts.reduceRight((rest, text, at) =>
        fill(i18n.formats.lists[toPlace(at, texts.length)], { 0: text, 1: rest }),
      )
