// Columns: name; address; longitude; latitude; slot price in naira; slot length in minutes; players per side; opening hours;
// surface; facilities; how the owner confirms bookings (empty if the pitch has no owner).
const table = `
Adélékè Astro; 7 Adélékè Street, off Bọ́dẹ Thomas, Surulere; 3.3541; 6.4969; 25000; 90; 5; 06:00-24:00; Astro turf; Floodlights, Changing rooms, Parking, Water; automatic
Sabo Cage; 41 Herbert Macaulay Way, Yaba; 3.3752; 6.5095; 18000; 60; 5; 08:00-23:00; Astro turf; Floodlights, Bibs; answers
Lagoon Five; 12 Admiralty Way, Lekki Phase 1; 3.4723; 6.4474; 40000; 60; 5; 07:00-01:00; Astro turf; Floodlights, Changing rooms, Café, Parking;
Ìsàlẹ̀ Èkó Court; 3 Igbosere Road, Lagos Island; 3.4018; 6.4541; 15000; 60; 5; 08:00-22:00; Concrete; Floodlights;
Maryland Turf; 9 Mobolaji Bank Anthony Way, Maryland; 3.3666; 6.5711; 22000; 60; 7; 06:00-23:00; Astro turf; Floodlights, Changing rooms, Parking; answers
Quarter Pitch; 28 Allen Avenue, Ikeja; 3.3515; 6.6018; 12000; 15; 4; 00:00-24:00; Astro turf; Floodlights, Vending machine;
Mushin Ground; 60 Agege Motor Road, Mushin; 3.3548; 6.5312; 9000; 60; 6; 07:00-21:00; Sand; Water;
Gbàgádà Park Five; 5 Diya Street, Gbagada; 3.3912; 6.5538; 16000; 60; 5; 08:00-23:00; Astro turf; Floodlights, Parking;
Àjàó Astro; 17 Osolo Way, Ajao Estate; 3.3258; 6.5449; 14000; 60; 5; 08:00-22:00; Astro turf; Floodlights;
Festac Green; 2nd Avenue, Festac Town; 3.2836; 6.4664; 13000; 90; 7; 07:00-22:00; Astro turf; Floodlights, Parking;
Apapa Dockside; 31 Creek Road, Apapa; 3.3641; 6.4489; 17000; 60; 6; 09:00-23:00; Astro turf; Floodlights, Changing rooms;
Ikoyi Club Fives; 4 Awolowo Road, Ikoyi; 3.4296; 6.4483; 45000; 60; 7; 06:00-23:00; Astro turf; Floodlights, Changing rooms, Showers, Parking;
Victoria Cage; 22 Adeola Odeku Street, Victoria Island; 3.4226; 6.4302; 38000; 60; 5; 07:00-24:00; Astro turf; Floodlights, Bibs, Parking;
Ajah Junction Five; 1 Badore Road, Ajah; 3.5673; 6.4698; 15000; 60; 5; 08:00-22:00; Astro turf; Floodlights;
Bariga Sand; 14 Jagunmolu Street, Bariga; 3.3863; 6.5392; 6000; 60; ; 07:00-19:00; Sand; Water;
Ketu Cage; 88 Ikorodu Road, Ketu; 3.3853; 6.5965; 12000; 60; ; 08:00-22:00; Astro turf; Floodlights;
Ògùdù Heights; 6 Ogudu Road, Ogudu; 3.3947; 6.5756; 20000; 60; 5; 08:00-23:00; Astro turf; Floodlights, Parking;
Agege Stadium Fives; 10 Old Abeokuta Road, Agege; 3.3209; 6.6219; 11000; 60; 8; 07:00-22:00; Astro turf; Floodlights, Stands;
Ìkòròdú Turf; 45 Lagos Road, Ikorodu; 3.5054; 6.6194; 10000; 60; 5; 08:00-21:00; Astro turf; Floodlights, Parking;
Ọ̀jọ́ Campus Five; Badagry Expressway, Ojo; 3.2006; 6.4668; 8000; 60; 5; 07:00-21:00; Concrete; Water;
`

export const demoPitches = table
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', address = '', ...cells] = row.split(/; ?/)
    const [lng, lat, naira, slotMinutes, playersPerTeam] = cells.map(Number)
    const [hours = '', surface = '', facilities = '', owned] = cells.slice(5)
    return {
      name,
      address,
      lng: lng!,
      lat: lat!,
      naira: naira!,
      slotMinutes: slotMinutes!,
      playersPerTeam: playersPerTeam || null,
      hours: hours.split('-'),
      surface,
      facilities: facilities.split(', '),
      owned,
    }
  })
