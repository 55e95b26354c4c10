export const owedExplanation =
  'Owed covers past games and late cancellations, minus payments. Upcoming games are not included.'
