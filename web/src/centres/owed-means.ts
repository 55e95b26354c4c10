/** As Reports and Customers say it: both have the same sums. */
export const owedMeans =
  'Owed is for games that are over and for late cancellations, less what was paid. Games to come are not owed yet.'
