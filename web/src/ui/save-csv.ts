/** Adds the byte order mark, by which spreadsheets detect UTF-8 and which `fetch` removes. */
export const saveCsv = (text: string, name: string) => {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text.replace(/^\uFEFF/, '')], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
