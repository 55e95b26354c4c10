/** Restores the byte order mark, which `fetch` removes, because spreadsheets need the mark to detect UTF-8. */
export const saveCsv = (text: string, name: string) => {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text.replace(/^\uFEFF/, '')], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
