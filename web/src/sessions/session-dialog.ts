/** What opens over a session. */
export type SessionDialog =
  | 'share'
  | 'leave'
  | 'edit'
  | 'repeat'
  | 'hand-over'
  | 'play-as'
  | 'come-anyway'
  | 'cancel'
  | 'abandon'
  | 'finish'
