import type { Tournament } from '@i-one/contract/tournaments'
import { teamKit } from '../stats/team-kit.ts'
import { Crest } from '../ui/football/crest.tsx'
import { Section } from '../ui/layout/section.tsx'
import styles from './cards.module.css'

/** How often each team was shown a card, the fairest first. */
export function Cards({ tournament: { cards, entries, rules } }: { tournament: Tournament }) {
  const teams = new Map(entries.map(({ team }) => [team._id, team]))
  return (
    <Section title="Cards and fair play">
      {cards.length === 0 && <p className="mute">No card has been shown yet.</p>}
      {cards.length > 0 && (
        <table className={styles.table}>
          <caption className="vh">Cards and fair play</caption>
          <thead>
            <tr>
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
                <tr key={id}>
                  <th scope="row">
                    <span className="flex gap-2.5 items-center font-bold wrap-anywhere">
                      {team && <Crest name={team.name} kit={teamKit(team)} size={28} />}
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
        A yellow card counts 1, a second yellow 3, a red card 4; fewer is fairer.
        {rules.order.includes('fair-play') && ' It may decide between teams that are level.'}
      </p>
    </Section>
  )
}
