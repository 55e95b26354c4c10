/** A table as a file. The mark by which a spreadsheet knows UTF-8 was lost on the way here. */
export const saveCsv = (text: string, name: string) => {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text.replace(/^\uFEFF/, '')], { type: 'text/csv' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
