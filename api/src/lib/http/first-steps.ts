export const firstSteps = `
Five-a-side football: found, booked, played and remembered. Everything the app does goes through these calls.

## First steps

1. **Get a token.** Make an account with \`register\`, sign in with \`logIn\`. The answer has a \`token\`; send it as
   \`Authorization: Bearer …\`. On this page, paste it under *Authorize*.
2. **Find a slot.** \`findNearbyPitches\` answers the pitches around a point, \`listSlots\` the slots of one. A slot
   whose \`state\` is \`free\` can be taken.
3. **Take it.** \`takeHold\` keeps it for you for ten minutes, \`createSession\` makes a session of it.
4. **Fill it.** Give the session's \`code\` to others: \`getSessionByCode\` shows it to whoever has it, \`joinSession\`
   takes a place.
5. **Play.** \`drawSets\`, \`startSession\`, \`createMatch\`, then \`recordEvents\` for every goal, and
   \`finishSession\`. \`getPlayerStats\` has what became of it.

## Good to know

- **A refusal** is JSON with a \`code\` for programs and an \`error\` for people. \`bad-input\` names each wrong field in
  \`fields\`. A 409 says that the world has moved on: read it again, then decide.
- **Repeats.** Calls that make something take an \`Idempotency-Key\`. Send the same key again when no answer came, and
  nothing is made twice.
- **Limits.** A 429 says in \`Retry-After\` how many seconds to wait.
- **Streams** are server-sent events. Each message has a name and JSON; a numbered stream goes on after the
  \`Last-Event-ID\` you send. On \`come-back\`, connect again after that many milliseconds.
- **Time** is UTC, ISO 8601; a day is one of the pitch's time zone. **Money** is an integer of the minor unit that ISO 4217 gives its currency: kobo for NGN, whole francs for XOF.
`
