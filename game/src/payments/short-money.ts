import { i18n } from '../i18n.ts'
import { type Price, fillMoney, getMinorUnits } from './money.ts'

/** Rounds to whole units, thousands, millions, billions or trillions, for example '12K'. */
const shortNumberText = (units: number) => {
  const { compact } = i18n.formats
  let [rest, power] = [units, 0]
  while (Math.round(rest) >= 1000 && power < compact.length) {
    rest /= 1000
    power++
  }
  return `${Math.round(rest)}${compact[power - 1] ?? ''}`
}

/** Formats a positive amount with few characters, for example in a chart. */
export const shortMoneyText = ({ amount, currency }: Price) =>
  fillMoney(shortNumberText(amount / getMinorUnits(currency)), currency)
