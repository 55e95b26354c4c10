/** What opens over a team; a member's and a formation's are named by their ids. */
export type TeamSheet = 'invite' | 'change' | 'leave' | 'end' | `member ${string}` | `formation ${string}`
