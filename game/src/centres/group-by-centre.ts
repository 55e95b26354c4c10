import { i18n } from '../i18n.ts'

interface OfCentre {
  centre?: { _id: string } | undefined
}

export interface PitchGroup<Pitch extends OfCentre> {
  centre: Pitch['centre'] | undefined
  pitches: [first: Pitch, ...others: Pitch[]]
}

export const groupByCentre = <Pitch extends OfCentre>(list: readonly Pitch[]): PitchGroup<Pitch>[] => {
  const together: PitchGroup<Pitch>[] = []
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

export const freePitchesText = (pitches: readonly { booked: boolean }[]) => {
  const free = pitches.filter(({ booked }) => !booked).length
  return i18n._('{free} of {count} pitches free', { free, count: pitches.length })
}
