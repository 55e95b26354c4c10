/** Returns options for a `Select`. Names are not translated. */
export const toNameOptions = (things: readonly { _id: string; name: string }[]) =>
  things.map(({ _id, name }) => ({ value: _id, label: name, isName: true }))
