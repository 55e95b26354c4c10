import { initials } from './formation.ts'
import type { Random } from './random.ts'
import { shuffle } from './random.ts'

/** Made of Lagos districts, its streets and waters, animals and colours; none is the name of a known club. */
export const SET_NAMES: readonly string[] = [
  'Agama',
  'Agege Arrows',
  'Ajah Wanderers',
  'Alimosho Owls',
  'Amber Antelopes',
  'Apapa Anchors',
  'Badagry Breeze',
  'Bariga Boys',
  'Black Mambas',
  'Blue Herons',
  'Brown Kites',
  'Copper Camels',
  'Crimson Crabs',
  'Danfo Kings',
  'Dolphin Divers',
  'Ebute Eagles',
  'Egrets',
  'Epe Fishers',
  'Festac Falcons',
  'Gbagada Rovers',
  'Golden Geckos',
  'Green Parrots',
  'Grey Hornbills',
  'Harmattan',
  'Hippos',
  'Ijora Jets',
  'Ikeja Sparks',
  'Ikorodu Tigers',
  'Ikoyi Islanders',
  'Indigo Impalas',
  'Isale Lions',
  'Ivory Ibises',
  'Jibowu Jaguars',
  'Keke Riders',
  'Ketu Kingfishers',
  'Lagoon Otters',
  'Lekki Tide',
  'Leopards',
  'Magodo Hills',
  'Makoko Canoes',
  'Maroon Monitors',
  'Maryland Masons',
  'Molue Express',
  'Mushin United',
  'Navy Nightjars',
  'Obalende Nights',
  'Ogba Oryx',
  'Ojota Junction',
  'Okada',
  'Onikan Orange',
  'Orange Oxen',
  'Oshodi Movers',
  'Palm Weavers',
  'Pangolins',
  'Purple Pythons',
  'Rainy Season',
  'Red Rams',
  'Sango Storm',
  'Scarlet Scorpions',
  'Shomolu Printers',
  'Silver Catfish',
  'Surulere Stars',
  'Teal Turtles',
  'Third Mainland',
  'Turquoise Terns',
  'Victoria Vultures',
  'Violet Vipers',
  'White Horses',
  'Yaba Bulls',
  'Yellow Weavers',
]

/** Names by lot for the sets of one session, 1 to 8: never two alike, nor two with the same initials. */
export function drawSetNames(count: number, random: Random): string[] {
  const drawn = new Map<string, string>()
  for (const name of shuffle(SET_NAMES, random)) {
    if (drawn.size === count) break
    const letters = initials(name)
    if (!drawn.has(letters)) drawn.set(letters, name)
  }
  return [...drawn.values()]
}
