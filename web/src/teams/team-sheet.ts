export type TeamSheet = 'invite' | 'change' | 'leave' | 'end' | `member ${string}` | `formation ${string}`
