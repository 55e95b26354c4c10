// Compares a goal in a league of 20 with 1,000 spectators with a goal in a single match.
import { followStream } from '@i-one/contract/follow'
import { watchMatch } from '@i-one/contract/matches'
import { getTournamentByCode } from '@i-one/contract/tournaments'
import { watchTournament } from '@i-one/contract/tournaments/live'
import { openCrowd } from './crowd.ts'
import { createSideResults, sendGoal, scoreGoal, logInScorer } from './goals.ts'
import { playLeague } from './league.ts'
import { quantile } from './load.ts'
import {
  judgeAtMost,
  getExitCode,
  formatMilliseconds,
  printLine,
  judgeTimeAtMost,
  printTitle,
} from './report.ts'
import { getPostgresUrl, startServer } from './server.ts'

const goals = Number(process.env['GOALS'] ?? 60)
const spectators = Number(process.env['SPECTATORS'] ?? 1000)
const teams = 20
const warmUp = 10

const server = await startServer()
const { baseUrl, pid, folder } = server
const alone = await logInScorer(baseUrl)
const league = await playLeague(baseUrl, getPostgresUrl(folder).url, teams)

const firstSpectator = () =>
  new Promise<{ number: number; sizes: number[] }>((resolve, reject) => {
    const sizes: number[] = []
    followStream({ baseUrl }, watchTournament, {
      params: league.params,
      signal: new AbortController().signal,
      onMessage: ({ name, id, data }) => {
        if (name === 'tournament' && id !== undefined) resolve({ number: id, sizes })
        if (name === 'change') sizes.push(JSON.stringify(data).length)
      },
    }).catch(reject)
  })

const first = await firstSpectator()
const place = (path: string, id: string) => path.replace(':id', id)
const leagueCrowd = await openCrowd(
  baseUrl,
  place(watchTournament.path, league.params.id),
  spectators,
  first.number,
)
let { seq } = alone.match
const matchCrowd = await openCrowd(baseUrl, place(watchMatch.path, alone.match._id), spectators, seq)

const requestPage = async (scored: number) => {
  const began = performance.now()
  const { stages } = await league.call(getTournamentByCode, { params: { code: league.code } })
  const { rows = [] } = stages[0]?.tables[0] ?? {}
  const live = stages[0]?.ties.find(({ _id }) => _id === league.match._id)
  const isInTable = rows.some(({ live, goalsFor }) => live && goalsFor >= scored)
  if (live?.score?.T1 !== scored || !isInTable) throw new Error('the goal is not in the table')
  return performance.now() - began
}

let [ofLeague, ofMatch] = [createSideResults(), createSideResults()]
let pages: number[] = []
for (let round = -warmUp; round < goals; round++) {
  if (round === 0) {
    ;[ofLeague, ofMatch] = [createSideResults(), createSideResults()]
    pages = []
  }
  const scored = round + warmUp + 1
  const number = first.number + scored
  await sendGoal(ofLeague, { crowd: leagueCrowd, pid }, number, () => scoreGoal(league.call, league.match))
  pages.push(await requestPage(scored))
  seq++
  await sendGoal(ofMatch, { crowd: matchCrowd, pid }, seq, () => scoreGoal(alone.call, alone.match))
}
leagueCrowd.close()
matchCrowd.close()
await server.stop()

const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b)
const [mine, bare] = [sorted(ofLeague.times), sorted(ofMatch.times)]

printTitle(`a league of ${teams} and a single match, ${spectators} spectators and ${goals} goals each`)
printLine('to the last spectator', 'league', 'match')
printLine('p50', formatMilliseconds(quantile(mine, 0.5)), formatMilliseconds(quantile(bare, 0.5)))
printLine('p99', formatMilliseconds(quantile(mine, 0.99)), formatMilliseconds(quantile(bare, 0.99)))
printLine(
  'computed for a goal',
  formatMilliseconds(ofLeague.computed / goals),
  formatMilliseconds(ofMatch.computed / goals),
)
printLine('bytes of a goal', quantile(sorted(first.sizes), 0.5))
printLine('the page with the new table, p50', formatMilliseconds(quantile(sorted(pages), 0.5)))
judgeTimeAtMost('p99 of the league, milliseconds', quantile(mine, 0.99), 1000)
judgeAtMost('ratio of the p50s', quantile(mine, 0.5) / quantile(bare, 0.5), 1.5)
judgeAtMost('lost changes', ofLeague.lost + ofMatch.lost, 0)
judgeAtMost('changes delivered twice', ofLeague.doubled + ofMatch.doubled, 0)
process.exit(getExitCode())
