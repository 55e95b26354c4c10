type Coordinates = [longitude: number, latitude: number]

const lagos: Coordinates = [3.3792, 6.5244]

const found = () =>
  new Promise<Coordinates>((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve([coords.longitude, coords.latitude]),
      () => resolve(lagos),
      { timeout: 3000, maximumAge: 600_000 },
    )
  })

/** Where the visitor is, if the browser tells without asking; else the middle of Lagos. */
export const whereabouts = async (): Promise<Coordinates> => {
  const permission = await navigator.permissions?.query({ name: 'geolocation' })
  return permission?.state === 'granted' ? found() : lagos
}
