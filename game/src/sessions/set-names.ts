import { toInitials } from '../matches/formation.ts'
import { type Random, shuffle } from '../random.ts'

export const allSetNames: readonly string[] = `
  Agama, Agege Arrows, Ajah Wanderers, Alimosho Owls, Amber Antelopes, Apapa Anchors, Badagry Breeze,
  Bariga Boys, Black Mambas, Blue Herons, Brown Kites, Copper Camels, Crimson Crabs, Danfo Kings,
  Dolphin Divers, Ebute Eagles, Egrets, Epe Fishers, Festac Falcons, Gbagada Rovers, Golden Geckos,
  Green Parrots, Grey Hornbills, Harmattan, Hippos, Ijora Jets, Ikeja Sparks, Ikorodu Tigers,
  Ikoyi Islanders, Indigo Impalas, Isale Lions, Ivory Ibises, Jibowu Jaguars, Keke Riders,
  Ketu Kingfishers, Lagoon Otters, Lekki Tide, Leopards, Magodo Hills, Makoko Canoes, Maroon Monitors,
  Maryland Masons, Molue Express, Mushin United, Navy Nightjars, Obalende Nights, Ogba Oryx,
  Ojota Junction, Okada, Onikan Orange, Orange Oxen, Oshodi Movers, Palm Weavers, Pangolins,
  Purple Pythons, Rainy Season, Red Rams, Sango Storm, Scarlet Scorpions, Shomolu Printers,
  Silver Catfish, Surulere Stars, Teal Turtles, Third Mainland, Turquoise Terns, Victoria Vultures,
  Violet Vipers, White Horses, Yaba Bulls, Yellow Weavers`
  .trim()
  .split(/,\s+/)

export const drawSetNames = (count: number, random: Random, saved: readonly string[] = []): string[] => {
  const names = saved.slice(0, count)
  const taken = new Set(names.map(toInitials))
  for (const name of shuffle(allSetNames, random)) {
    if (names.length === count) break
    const letters = toInitials(name)
    if (!taken.has(letters)) names.push(name)
    taken.add(letters)
  }
  return names
}
