/** `whole` is the side length of the drawing in metres. The drawing adds 1.4 m around the field. */
export const toPitchPercent = (metres: number, whole: number) => `${((metres + 1.4) / whole) * 100}%`
