import type { Tournament } from '@i-one/contract/tournaments'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { toTeamKit } from '../stats/team-kit.ts'
import { Crest } from '../ui/football/crest.tsx'
import { Section } from '../ui/layout/section.tsx'

const cells = '*:py-2.5 *:pe-1.5 *:first:w-full *:first:ps-0 *:first:text-start *:not-first:ps-1.5'

export function CardsTable({ tournament: { cards, entries, rules } }: { tournament: Tournament }) {
  const teams = new Map(entries.map(({ team }) => [team._id, team]))
  return (
    <Section title={t`Cards and fair play`}>
      {cards.length === 0 && (
        <p className="mute">
          <Trans>No cards yet.</Trans>
        </p>
      )}
      {cards.length > 0 && (
        <table className="w-full mb-3 border-collapse text-end">
          <caption className="vh">
            <Trans>Cards and fair play</Trans>
          </caption>
          <thead>
            <tr className={`${cells} *:border-b-2 *:border-b-ink *:text-least *:text-muted *:align-bottom`}>
              <th scope="col">
                <Trans>Team</Trans>
              </th>
              <th scope="col">
                <Trans>Yellow</Trans>
              </th>
              <th scope="col">
                <Trans>2nd yellow</Trans>
              </th>
              <th scope="col">
                <Trans>Red</Trans>
              </th>
              <th scope="col">
                <Trans>Points</Trans>
              </th>
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
                      <span translate="no">{team?.name}</span>
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
        <Trans>A yellow card counts 1 point, a second yellow 3, a red card 4. Fewer points are better.</Trans>
        {rules.order.includes('fair-play') && (
          <>
            {' '}
            <Trans>Fair play can decide between level teams.</Trans>
          </>
        )}
      </p>
    </Section>
  )
}
