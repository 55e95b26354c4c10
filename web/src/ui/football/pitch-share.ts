/** How far along the drawing of `PitchLines` a point lies: `whole` is its side in metres, with 1.4 m around the field. */
export const pitchShare = (metres: number, whole: number) => `${((metres + 1.4) / whole) * 100}%`
