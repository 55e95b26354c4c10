import { about } from '../lib/about.ts'

type Coordinates = [longitude: number, latitude: number]

const found = () =>
  new Promise<Coordinates>((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve([coords.longitude, coords.latitude]),
      () => resolve(about.city),
      { timeout: 3000, maximumAge: 600_000 },
    )
  })

/** Where the visitor is, if the browser tells without asking; else the middle of the city this server is for. */
export const whereabouts = async (): Promise<Coordinates> => {
  const permission = await navigator.permissions?.query({ name: 'geolocation' })
  return permission?.state === 'granted' ? found() : about.city
}
