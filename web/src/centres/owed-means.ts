export const owedMeans =
  'Owed is for games that are over and for late cancellations, less what was paid. Games to come are not owed yet.'
