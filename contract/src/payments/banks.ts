/** Bank codes of the Central Bank of Nigeria. A bank that has taken over another bank has both codes. */
export const banks: Readonly<Record<string, readonly string[]>> = {
  'Access Bank': ['044', '063'],
  'Citibank Nigeria': ['023'],
  Ecobank: ['050', '056'],
  FCMB: ['214', '085'],
  'Fidelity Bank': ['070'],
  'First Bank': ['011'],
  GTBank: ['058'],
  'Jaiz Bank': ['301'],
  'Keystone Bank': ['082'],
  'Polaris Bank': ['076'],
  'Providus Bank': ['101'],
  'Stanbic IBTC Bank': ['221'],
  'Standard Chartered Bank': ['068'],
  'Sterling Bank': ['232', '040'],
  'Union Bank': ['032', '102'],
  UBA: ['033'],
  'Unity Bank': ['215'],
  'Wema Bank': ['035'],
  'Zenith Bank': ['057'],
}

const weights = [3, 7, 3] as const

/** Verifies the check digit as defined in the CBN's Revised Standards on Nigeria Uniform Bank Account Number. */
export const isNuban = (code: string, account: string) => {
  const sum = [...(code + account.slice(0, 9))].reduce(
    (total, digit, at) => total + Number(digit) * (weights[at % 3] ?? 0),
    0,
  )
  return (10 - (sum % 10)) % 10 === Number(account[9])
}

export const isAccountNumberValid = (bank: string, account: string) => {
  const codes = Object.entries(banks).find(([name]) => name.toLowerCase() === bank.toLowerCase())?.[1]
  return !codes || codes.some((code) => isNuban(code, account))
}
