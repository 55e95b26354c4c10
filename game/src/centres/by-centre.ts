interface OfCentre {
  centre?: { _id: string } | undefined
}

export interface Together<Pitch extends OfCentre> {
  centre: Pitch['centre'] | undefined
  pitches: [first: Pitch, ...others: Pitch[]]
}

export const byCentre = <Pitch extends OfCentre>(list: readonly Pitch[]): Together<Pitch>[] => {
  const together: Together<Pitch>[] = []
  for (const pitch of list) {
    const id = pitch.centre?._id
    const known = id && together.find(({ pitches: [first] }) => first.centre?._id === id)
    if (known) {
      known.centre = pitch.centre
      known.pitches.push(pitch)
    } else together.push({ centre: undefined, pitches: [pitch] })
  }
  return together
}

export const freeText = (pitches: readonly { booked: boolean }[]) => {
  const free = pitches.filter(({ booked }) => !booked).length
  return `${free} of ${pitches.length} pitches free`
}
