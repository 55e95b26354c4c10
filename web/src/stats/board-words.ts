export const boardWords = { goals: 'Goals', assists: 'Assists', played: 'Matches', wins: 'Wins' } as const
