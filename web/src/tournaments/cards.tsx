import type { Tournament } from '@i-one/contract/tournaments'
import { toTeamKit } from '../stats/team-kit.ts'
import { Crest } from '../ui/football/crest.tsx'
import { Section } from '../ui/layout/section.tsx'

const cells = '*:py-2.5 *:pe-1.5 *:first:w-full *:first:ps-0 *:first:text-start *:not-first:ps-1.5'

export function CardsTable({ tournament: { cards, entries, rules } }: { tournament: Tournament }) {
  const teams = new Map(entries.map(({ team }) => [team._id, team]))
  return (
    <Section title="Cards and fair play">
      {cards.length === 0 && <p className="mute">No cards yet.</p>}
      {cards.length > 0 && (
        <table className="w-full mb-3 border-collapse text-end">
          <caption className="vh">Cards and fair play</caption>
          <thead>
            <tr className={`${cells} *:border-b-2 *:border-b-ink *:text-least *:text-muted *:align-bottom`}>
              <th scope="col">Team</th>
              <th scope="col">Yellow</th>
              <th scope="col">2nd yellow</th>
              <th scope="col">Red</th>
              <th scope="col">Points</th>
            </tr>
          </thead>
          <tbody>
            {cards.map(({ team: id, yellow, secondYellow, red, fairPlay }) => {
              const team = teams.get(id)
              return (
                <tr key={id} className={`${cells} *:border-b *:border-b-line`}>
                  <th scope="row">
                    <span className="flex gap-2.5 items-center font-bold wrap-anywhere">
                      {team && <Crest name={team.name} kit={toTeamKit(team)} size={28} />}
                      <span>{team?.name}</span>
                    </span>
                  </th>
                  <td>{yellow}</td>
                  <td>{secondYellow}</td>
                  <td>{red}</td>
                  <td className="num">{fairPlay}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      <p className="small mute">
        A yellow card counts 1 point, a second yellow 3, a red card 4. Fewer points are better.
        {rules.order.includes('fair-play') && ' Fair play can decide between level teams.'}
      </p>
    </Section>
  )
}
