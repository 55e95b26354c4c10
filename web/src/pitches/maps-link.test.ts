import { expect, test } from 'vitest'
import { getMapsLink } from './maps-link.ts'

const pitch = {
  name: 'Adélékè & Sons',
  location: { type: 'Point' as const, coordinates: [3.3541, 6.4969] as [number, number] },
}

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8)',
    /^geo:6\.4969,3\.3541\?q=6\.4969,3\.3541\(Ad%C3%A9l%C3%A9k%C3%A8%20%26%20Sons\)$/,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
    /^https:\/\/maps\.apple\.com\/\?ll=6\.4969,3\.3541&q=Ad/,
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64)',
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=6\.4969&mlon=3\.3541#map=/,
  ],
])('links to the map app of %s', (userAgent, link) => expect(getMapsLink(pitch, userAgent)).toMatch(link))
