import { randomBytes } from 'node:crypto'
import { domainToASCII, domainToUnicode } from 'node:url'
import { minute } from '@i-one/game/durations'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js'
import { ApiError, toInputError } from '../lib/http/api-error.ts'
import type { RateLimit } from '../lib/http/rate-limit.ts'
import { i18n } from '../lib/i18n/i18n.ts'

/** Limits per network are high, because mobile networks share one IP address among thousands of people. */
export const limits = {
  accountLogIns: { name: 'log-ins of account', max: 10, within: 20 * minute },
  knownDeviceLogIns: { name: 'log-ins of known device', max: 10, within: 20 * minute },
  accountProofs: { name: 'proofs of account', max: 30, within: 60 * minute },
  accountProofsFromNetwork: { name: 'proofs of account from network', max: 10, within: 60 * minute },
  accountPasskeys: { name: 'passkeys of account', max: 60, within: 60 * minute },
  knownDeviceEmails: { name: 'code mails of known device', max: 10, within: 60 * minute },
  accountEmails: { name: 'code mails of account', max: 10, within: 60 * minute },
  accountPhotos: { name: 'photos of account', max: 20, within: 60 * minute },
  accountExports: { name: 'exports of account', max: 20, within: 60 * minute },
  accountCodes: { name: 'codes of account', max: 20, within: 20 * minute },
  networkLogIns: { name: 'log-ins of network', max: 300, within: minute },
  networkRegistrations: { name: 'registrations of network', max: 300, within: minute },
  networkTakenAddresses: { name: 'taken addresses of network', max: 60, within: 60 * minute },
  networkCodes: { name: 'codes of network', max: 300, within: minute },
} satisfies Record<string, RateLimit>

// Approximates Unicode case folding, which JavaScript lacks, by upper case followed by lower case.
const caseFolded = (text: string) => text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')

// Follows IDNA 2008: 'straße.example' equals 'xn--strae-oqa.example', not 'strasse.example'.
const domainKey = (domain: string) => {
  const ascii = domainToASCII(domain)
  const shown = domainToUnicode(ascii)
  return domainToASCII(shown) === ascii ? shown : ascii
}

export const toEmailKey = (email: string) => {
  const [, name, domain] = /^(.*)@(.*)$/s.exec(email) ?? []
  if (name === undefined || domain === undefined) return caseFolded(email)
  return `${caseFolded(name)}@${domainKey(domain) || caseFolded(domain)}`
}

/** Accepts national and international notation. Checks only the length of a number with an unknown prefix. */
export const toInternationalNumber = (text: string, country: CountryCode, field = 'phoneNumber') => {
  const home = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false })
  const abroad = parsePhoneNumberFromString(`+${text.replace(/^[\s(+]*(00)?/, '')}`, { extract: false })
  const number = [home, abroad].find((one) => one?.isValid()) ?? home
  if (!number?.isPossible()) throw toInputError({ [field]: i18n._('Phone number is not valid') })
  return number.number
}

export const createLinkSecret = () => randomBytes(16).toString('base64url')

export const requireCanLogIn = (user: { isDemo: boolean; suspendedAt: Date | null }, fromHere: boolean) => {
  if (user.suspendedAt) throw new ApiError('suspended')
  if (user.isDemo && !fromHere) throw new ApiError('demo-only-here')
}

/** Creates a 400 error, because the app signs the user out after a 401 error. */
export const createWrongPasswordError = () => toInputError({ password: i18n._('This password is wrong') })
