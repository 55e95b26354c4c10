/** Adds the byte order mark again, which `fetch` removes, because spreadsheets need it to detect UTF-8. */
export const saveCsv = (text: string, name: string) => {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text.replace(/^\uFEFF/, '')], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
