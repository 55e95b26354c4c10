import { randomBytes } from 'node:crypto'
import { domainToASCII, domainToUnicode } from 'node:url'
import { minute } from '@i-one/game/durations'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js'
import { ApiError, createBadInput } from '../lib/http/api-error.ts'
import type { Limit } from '../lib/http/rate-limit.ts'

/** Limits per network are generous: a mobile network puts thousands of people behind one address. */
export const limits = {
  accountLogIns: { name: 'log-ins of account', max: 10, within: 20 * minute },
  knownDeviceLogIns: { name: 'log-ins of known device', max: 10, within: 20 * minute },
  accountProofs: { name: 'proofs of account', max: 30, within: 60 * minute },
  accountProofsFromNetwork: { name: 'proofs of account from network', max: 10, within: 60 * minute },
  accountPasskeys: { name: 'passkeys of account', max: 60, within: 60 * minute },
  knownDeviceMails: { name: 'code mails of known device', max: 10, within: 60 * minute },
  accountMails: { name: 'code mails of account', max: 10, within: 60 * minute },
  accountPhotos: { name: 'photos of account', max: 20, within: 60 * minute },
  accountExports: { name: 'exports of account', max: 20, within: 60 * minute },
  accountCodes: { name: 'codes of account', max: 20, within: 20 * minute },
  networkLogIns: { name: 'log-ins of network', max: 300, within: minute },
  networkRegistrations: { name: 'registrations of network', max: 300, within: minute },
  networkTakenAddresses: { name: 'taken addresses of network', max: 60, within: 60 * minute },
  networkCodes: { name: 'codes of network', max: 300, within: minute },
} satisfies Record<string, Limit>

// Upper then lower case comes close to Unicode case folding, which JavaScript lacks.
const caseFolded = (text: string) => text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')

// As IDNA: 'straße.example' is 'xn--strae-oqa.example', not 'strasse.example'.
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

/** Accepts national and international notation. Checks only the length of unknown prefixes, since lists lag behind. */
export const toInternationalNumber = (text: string, country: CountryCode, field = 'phoneNumber') => {
  const home = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false })
  const abroad = parsePhoneNumberFromString(`+${text.replace(/^[\s(+]*(00)?/, '')}`, { extract: false })
  const number = [home, abroad].find((one) => one?.isValid()) ?? home
  if (!number?.isPossible()) throw createBadInput({ [field]: 'Phone number is not valid' })
  return number.number
}

export const newLink = () => randomBytes(16).toString('base64url')

export const requireMayLogIn = (user: { isDemo: boolean; suspendedAt: Date | null }, fromHere: boolean) => {
  if (user.suspendedAt) throw new ApiError('suspended')
  if (user.isDemo && !fromHere) throw new ApiError('demo-only-here')
}

/** Not a 401, which would sign the user out. */
export const wrongPassword = () => createBadInput({ password: 'This password is wrong' })
