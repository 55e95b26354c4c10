import { mutantsOf } from './mutant.ts'

export const tournaments = [
  ...mutantsOf(
    'game/src/tournaments/board.ts',
    'game/src/tournaments/calendar.test.ts',
    {
      guard: 'no team plays twice at a time or within its rest (a hard rule of calendars)',
      find: 'if (held !== match && held !== without) return false',
      replace: '',
      title: 'breaks no hard rule, and ends with every match laid or missing',
      row: 'TOUR-1',
    },
    {
      guard: 'no team plays on its day off',
      find: 'if (blocked[team]?.[opening]) return false',
      replace: '',
      title: 'breaks no hard rule, and ends with every match laid or missing',
    },
    {
      guard: 'a match comes after those that lead to it',
      find: 'if (there < 0 || !isAfter(opening, there)) return false',
      replace: '',
      title: 'breaks no hard rule, and ends with every match laid or missing',
    },
  ),
  ...mutantsOf(
    'game/src/tournaments/standings.ts',
    'game/src/tournaments/standings.test.ts',
    {
      guard: 'teams that are level are asked again among themselves (tie-breaks)',
      find: "const again = headToHead === 'again' && group.length < level.length",
      replace: 'const again = false',
      title: 'are asked again among those still level, or go on to the next criterion',
    },
    {
      guard: 'a lot decides where nothing else does',
      find: 'return new Map(teams.map((team) => [team, -lot.indexOf(team)]))',
      replace: 'return new Map(teams.map((team) => [team, lot.length]))',
      title: 'stay level where nothing decides, until a lot is drawn among all of them',
    },
    {
      guard: 'no points are taken from anybody among those who are level',
      find: 'rowOf(tally, {}, rules)',
      replace: 'rowOf(tally, input, rules)',
      title: 'sets apart by their own matches those who are level because points were taken',
    },
  ),
  ...mutantsOf('game/src/tournaments/correction.ts', 'game/src/tournaments/progress.test.ts', {
    guard: 'a correction follows who went on through the bracket',
    find: 'if (result) results.set(number, result)\n  else results.delete(number)',
    replace: 'if (result) results.set(number, result)',
    title: 'takes back who went on when a result is taken back',
  }),
  ...mutantsOf('game/src/tournaments/progress.ts', 'game/src/tournaments/progress.test.ts', {
    guard: 'a place that is shared lets nobody go on',
    find: 'of staying.filter((row) => isAlone(row, staying))',
    replace: 'of staying',
    title: 'waits for a lot where a place is shared',
  }),
  ...mutantsOf('game/src/tournaments/standings.ts', 'game/src/tournaments/progress.test.ts', {
    guard: 'a team that has withdrawn is listed after all others',
    find: 'const last = new Set(input.withdrawn)',
    replace: 'const last = new Set<string>()',
    title: 'is listed last in a league, and the next one is its champion',
  }),
  ...mutantsOf('api/src/tournaments/entries/withdraw.ts', 'api/src/tournaments/entries/withdraw.test.ts', {
    guard: 'a team that withdraws keeps its place where a match that follows has begun',
    find: 'const keepsPlace = isTooLate(stored, team)',
    replace: 'const keepsPlace = false',
    title: 'keeps its place there once a match that follows has begun',
  }),
  ...mutantsOf('game/src/tournaments/standings.ts', 'game/src/tournaments/progress.test.ts', {
    guard: 'of more who share the last place that goes on, nobody is said to',
    find: 'rows.slice(0, count).filter(({ place }) => place !== rows[count]?.place)',
    replace: 'rows.slice(0, count)',
    title: 'those at the first places of each group as it stands, and nobody of more who share the last',
  }),
  ...mutantsOf('game/src/tournaments/progress.ts', 'game/src/tournaments/progress.test.ts', {
    guard: 'nobody goes on from a draw',
    find: 'if (goals === against) return undefined',
    replace: '',
    title: 'lets nobody go on from a draw without its decision',
  }),
  ...mutantsOf('game/src/tournaments/knock-out.ts', 'game/src/tournaments/knock-out.test.ts', {
    guard: 'the best two meet in the final alone',
    find: 'n % 2 ? [sum - seed, seed] : [seed, sum - seed]',
    replace: '[seed, seed + order.length]',
    title: 'lets the best 2, 4, 8 and so on meet each other as late as they can, the best against the last',
  }),
  ...mutantsOf('game/src/tournaments/pairings.ts', 'game/src/tournaments/pairings.test.ts', {
    guard: 'home and away come equally often',
    find: 'distance || round % 2 ? [team, other] : [other, team]',
    replace: 'distance || round % 2 ? [team, other] : [team, other]',
    title: 'are home and away equally often within one, and exactly so over two rounds',
  }),
  ...mutantsOf(
    'api/src/tournaments/results/rules.ts',
    'api/src/tournaments/results/routes.test.ts',
    {
      guard: 'a correction that would change a match that has begun is refused',
      find: 'if (begun.length)',
      replace: 'if (begun.length > 99)',
      title: 'refuses one that would change a match which has begun',
    },
    {
      guard: 'what follows from a correction is said before it is done',
      find: 'if (replaced.length && !confirmed)',
      replace: 'if (replaced.length > 99 && !confirmed)',
      title: 'says what follows from a correction before it is done',
    },
  ),
  ...mutantsOf(
    'api/src/tournaments/moving/rules.ts',
    'api/src/tournaments/moving/routes.test.ts',
    {
      guard: 'a match is moved to where its teams are free',
      find: "if (clash) throw new Refusal('team-plays-then', { match: clash.id })",
      replace: '',
      title: 'is put only where a slot is, which is free, and where its teams are',
    },
    {
      guard: 'a match is not moved before those that lead to it',
      find: "if (wrong) throw new Refusal('out-of-order', { match: wrong.id })",
      replace: '',
      title:
        'comes after the matches that lead to it, and is on the pitches it is played on unless another is said',
    },
  ),
  ...mutantsOf(
    'api/src/tournaments/entries/rules.ts',
    'api/src/tournaments/entries/routes.test.ts',
    {
      guard: 'of two who take the last entry one has it',
      find: "if (entries.length >= most) throw new Refusal('tournament-full', { entered: entries.length })",
      replace: '',
      title: 'of two who tap for the last entry at once one has it',
    },
    {
      guard: 'after the deadline nobody enters',
      find: "if (state !== 'entries' || now >= entriesUntil) throw new Refusal('entries-closed')",
      replace: "if (state !== 'entries') throw new Refusal('entries-closed')",
      title: 'after the deadline nobody enters',
    },
  ),
  ...mutantsOf('api/src/challenges/sql.ts', 'api/src/challenges/routes.test.ts', {
    guard: 'a challenge is accepted once',
    find: 'select from challenges where id = ${id} for no key update`',
    replace: 'select from challenges where id = ${id}`',
    title: 'is accepted once, by one of two at once, and never beside a withdrawal',
    row: 'TEAM-2',
  }),
  ...mutantsOf('api/migrations/0016_challenges.sql', 'api/src/challenges/routes.test.ts', {
    guard: 'a team has one challenge open',
    find: "create unique index challenge_open on challenges (from_team) where state = 'open';",
    replace: "create index challenge_open on challenges (from_team) where state = 'open';",
    title: 'is sent by who leads a team, to another one, one open at a time',
  }),
  ...mutantsOf(
    'api/src/challenges/rules.ts',
    'api/src/challenges/routes.test.ts',
    {
      guard: 'a challenge is over by the clock, before its timer',
      find: "if (state !== 'open' || answerBy <= now)",
      replace: "if (state !== 'open')",
      title: 'expires by the clock, a day after it was sent or six hours before its last time',
    },
    {
      guard: 'a challenge concerns the two teams alone',
      find: "if (roles.size === 0) throw new Refusal('not-found')",
      replace: '',
      title: 'is nobody’s business but that of who leads the two teams',
    },
  ),
  ...mutantsOf('api/src/bookings/moving/sql.ts', 'api/src/host/routes.test.ts', {
    guard: 'two that swap their pitches lock them in one order (lock order)',
    find: '[...new Set([...pitchIds, ...parts])].toSorted()) await lockMoves(db, id)',
    replace: '[...new Set([...pitchIds, ...parts])]) await lockMoves(db, id)',
    title: 'two that swap their pitches at once do not block each other',
  }),
  ...mutantsOf(
    'api/src/teams/rules.ts',
    'api/src/teams/members/routes.test.ts',
    {
      guard: 'the link of a team lets in, a wrong one does not',
      find: "if (code !== undefined && code !== team.inviteCode) throw new Refusal('wrong-link')",
      replace: '',
      title: '[TEAM-1] the link lets in at once, and a wrong one does not',
      row: 'TEAM-1',
    },
    {
      guard: 'a full team lets nobody in',
      find: "if (countOf(team, 'member') >= mostMembers) throw new Refusal('team-full')",
      replace: '',
      title: 'a full team lets nobody in, by asking, by its link or by its captain',
    },
  ),
  ...mutantsOf('api/src/teams/members/routes.ts', 'api/src/teams/members/routes.test.ts', {
    guard: 'who is taken out of a team does not come back by the old link',
    find: "if (findMember(team, params.player)?.state === 'member') await keepInvite(db, team.id, newInvite())",
    replace: '',
    title: '[TEAM-1] who is taken out does not come back by the old link; who is declined changes no link',
  }),
  ...mutantsOf('api/src/claims/sql.ts', 'api/src/claims/routes.test.ts', {
    guard: 'nobody becomes a guest they have met',
    find: 'where a.player_id = ${one} and b.player_id = ${other}) as met`',
    replace: 'where a.player_id = ${one} and b.player_id = ${other} and false) as met`',
    title: 'is not for who was in one match with the guest',
  }),
  ...mutantsOf('api/src/claims/routes.ts', 'api/src/claims/routes.test.ts', {
    guard: 'a link of a guest is asked for once more under the lock',
    find: 'if (found) await lockWhatIsTheirs(transaction, found)\n',
    replace: '\n',
    title: 'two use one link: one of them is the guest',
  }),
  ...mutantsOf('api/src/notifications/sql.ts', 'api/src/notifications/routes.test.ts', {
    guard: 'of one occasion nobody hears twice',
    find: '${occasion ?? null}, ${player ?? null}, ${words ?? null},\n        ${about.facts}',
    replace:
      '${occasion ? String(Math.random()) : null}, ${player ?? null}, ${words ?? null},\n        ${about.facts}',
    title: 'of one occasion nobody hears twice',
  }),
  ...mutantsOf(
    'api/src/notifications/quiet-hours/rules.ts',
    'api/src/notifications/quiet-hours/routes.test.ts',
    {
      guard: 'a mail waits for the end of quiet hours, unless it cannot',
      find: 'start.getTime() - now.getTime() <= soon',
      replace: 'start.getTime() - now.getTime() <= 0',
      title: 'what is called off within twelve hours, or to be answered before the morning, comes at once',
    },
  ),
  ...mutantsOf('api/src/reviews/rules.ts', 'api/src/reviews/routes.test.ts', {
    guard: 'staff list a pitch only with the answers that it needs',
    find: 'if (open) throw badInput({ yes:',
    replace: 'if (open && false) throw badInput({ yes:',
    title: 'only with the answers that it needs',
  }),
]
