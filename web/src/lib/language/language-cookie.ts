const name = 'language'
const year = 365 * 24 * 60 * 60

export const hasLanguageCookie = () =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))

export const saveLanguage = (code: string) => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${code}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
}
