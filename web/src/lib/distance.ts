/** '850 m', '1.2 km', '11 km'. */
export const distanceText = (metres: number) => {
  if (metres < 950) return `${Math.round(metres / 50) * 50} m`
  const kilometres = metres / 1000
  return kilometres < 10 ? `${kilometres.toFixed(1)} km` : `${Math.round(kilometres)} km`
}
