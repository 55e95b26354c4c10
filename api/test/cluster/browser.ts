export const createCookieFetch = () => {
  let cookie = ''
  return async (url: string | URL | Request, request?: RequestInit) => {
    const response = await fetch(url, { ...request, headers: { ...request?.headers, cookie } })
    const [given] = response.headers.getSetCookie()
    if (given) [cookie = ''] = given.split(';')
    return response
  }
}
