/** What opens over a session. */
export type SessionDialog =
  | 'share'
  | 'leave'
  | 'take-side'
  | 'give-up-side'
  | 'edit'
  | 'repeat'
  | 'hand-over'
  | 'play-as'
  | 'come-anyway'
  | 'cancel'
  | 'abandon'
  | 'finish'
