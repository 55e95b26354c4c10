export const owedMeans =
  'Owed covers past games and late cancellations, minus payments. Upcoming games are not included.'
