export const guessableWords = `
  i-one ione i1 five-a-side fives football footballer soccer futsal naija nigeria lagosian eko eagles
  super-eagles goalkeeper keeper defender midfielder striker winger captain referee goal goals kickoff
  kick-off full-time fulltime half-time halftime penalty matchday match pitch session league champion
  arsenal astonvilla bournemouth brentford brighton chelsea crystalpalace everton fulham leeds leicester
  liverpool mancity manchester manutd manunited united newcastle tottenham spurs westham wolves gunners
  barcelona barca madrid realmadrid atletico sevilla valencia juventus juve acmilan milan inter napoli roma
  bayern dortmund leverkusen leipzig psg marseille lyon monaco ajax psv feyenoord benfica porto sporting
  celtic rangers galatasaray fenerbahce alahly zamalek enyimba kanopillars rangersint shootingstars 3sc
  remostars plateauunited lobistars heartland akwaunited rivers sunshinestars kwaraunited doma bendel
  messi ronaldo cr7 neymar mbappe haaland osimhen lookman iwobi ndidi okocha kanu drogba salah saka yekini
  lagos abuja kano ibadan portharcourt benin maiduguri zaria aba jos ilorin oyo enugu abeokuta onitsha warri
  kaduna sokoto calabar uyo akure owerri osogbo ogbomosho asaba yenagoa lokoja minna makurdi bauchi gombe
  yola katsina lafia umuahia awka ado-ekiti abakaliki jalingo damaturu dutse gusau birnin-kebbi ikeja lekki
  surulere yaba ikoyi ajah agege mushin oshodi ikorodu badagry epe festac apapa ojota ketu maryland gbagada`
  .trim()
  .split(/\s+/)
