const words = (text: string) => text.trim().split(/\s+/)

export const guessedWords = [
  ...words(
    'i-one ione i1 five-a-side fives football footballer soccer futsal naija nigeria lagosian eko eagles',
  ),
  ...words(
    'super-eagles goalkeeper keeper defender midfielder striker winger captain referee goal goals kickoff',
  ),
  ...words(
    'kick-off full-time fulltime half-time halftime penalty matchday match pitch session league champion',
  ),
  ...words(
    'arsenal astonvilla bournemouth brentford brighton chelsea crystalpalace everton fulham leeds leicester',
  ),
  ...words(
    'liverpool mancity manchester manutd manunited united newcastle tottenham spurs westham wolves gunners',
  ),
  ...words(
    'barcelona barca madrid realmadrid atletico sevilla valencia juventus juve acmilan milan inter napoli roma',
  ),
  ...words(
    'bayern dortmund leverkusen leipzig psg marseille lyon monaco ajax psv feyenoord benfica porto sporting',
  ),
  ...words(
    'celtic rangers galatasaray fenerbahce alahly zamalek enyimba kanopillars rangersint shootingstars 3sc',
  ),
  ...words(
    'remostars plateauunited lobistars heartland akwaunited rivers sunshinestars kwaraunited doma bendel',
  ),
  ...words(
    'messi ronaldo cr7 neymar mbappe haaland osimhen lookman iwobi ndidi okocha kanu drogba salah saka yekini',
  ),
  ...words(
    'lagos abuja kano ibadan portharcourt benin maiduguri zaria aba jos ilorin oyo enugu abeokuta onitsha warri',
  ),
  ...words(
    'kaduna sokoto calabar uyo akure owerri osogbo ogbomosho asaba yenagoa lokoja minna makurdi bauchi gombe',
  ),
  ...words(
    'yola katsina lafia umuahia awka ado-ekiti abakaliki jalingo damaturu dutse gusau birnin-kebbi ikeja lekki',
  ),
  ...words(
    'surulere yaba ikoyi ajah agege mushin oshodi ikorodu badagry epe festac apapa ojota ketu maryland gbagada',
  ),
]
