import { i18n } from './lib/i18n/i18n.ts'

/**
 * The place in a tournament that gives a tie its team. `round` counts back from the final, which is 1. `order` is the place
 * of the earlier tie in its round, and is absent if the round has only one tie.
 */
export type TieSource =
  | { outcome: 'winner'; round: number; order?: number }
  | { outcome: 'loser'; order: number }
  | { group: string; place: number }
  | { rank: number; place: number }

const winnerText = (round: number, order: number | undefined) => {
  if (round === 2)
    return order === undefined
      ? i18n._('Winner of semi-final')
      : i18n._('Winner of semi-final {order}', { order })
  if (round === 3)
    return order === undefined
      ? i18n._('Winner of quarter-final')
      : i18n._('Winner of quarter-final {order}', { order })
  const size = 2 ** round
  return order === undefined
    ? i18n._('Winner of last-{size} match', { size })
    : i18n._('Winner of last-{size} match {order}', { size, order })
}

const winnerInSentence = (round: number, order: number | undefined) => {
  if (round === 2)
    return order === undefined
      ? i18n._('winner of semi-final')
      : i18n._('winner of semi-final {order}', { order })
  if (round === 3)
    return order === undefined
      ? i18n._('winner of quarter-final')
      : i18n._('winner of quarter-final {order}', { order })
  const size = 2 ** round
  return order === undefined
    ? i18n._('winner of last-{size} match', { size })
    : i18n._('winner of last-{size} match {order}', { size, order })
}

/** In some languages with an article: « le vainqueur de la demi-finale ». */
export const tieSourceInSentence = (source: TieSource) => {
  if ('outcome' in source) {
    if (source.outcome === 'winner') return winnerInSentence(source.round, source.order)
    return i18n._('loser of semi-final {order}', { order: source.order })
  }
  const { place } = source
  return 'group' in source
    ? i18n._(
        'group {group} {place, selectordinal, =1 {winner} =2 {second} =3 {third} =4 {fourth} =5 {fifth} =6 {sixth} =7 {seventh} =8 {eighth} one {#st} two {#nd} few {#rd} other {#th}}',
        { group: source.group, place },
      )
    : i18n._(
        '{rank, selectordinal, =1 {best} =2 {second-best} =3 {third-best} =4 {fourth-best} =5 {fifth-best} =6 {sixth-best} =7 {seventh-best} =8 {eighth-best} one {#st-best} two {#nd-best} few {#rd-best} other {#th-best}} {place, selectordinal, =1 {winner} =2 {second} =3 {third} =4 {fourth} =5 {fifth} =6 {sixth} =7 {seventh} =8 {eighth} one {#st} two {#nd} few {#rd} other {#th}}',
        { rank: source.rank, place },
      )
}

/** As a label, such as the place of a team that is not known yet. */
export const tieSourceText = (source: TieSource) => {
  if ('outcome' in source) {
    if (source.outcome === 'winner') return winnerText(source.round, source.order)
    // losers play on only after the semi-finals, for third place
    return i18n._('Loser of semi-final {order}', { order: source.order })
  }
  const { place } = source
  return 'group' in source
    ? i18n._(
        'Group {group} {place, selectordinal, =1 {winner} =2 {second} =3 {third} =4 {fourth} =5 {fifth} =6 {sixth} =7 {seventh} =8 {eighth} one {#st} two {#nd} few {#rd} other {#th}}',
        { group: source.group, place },
      )
    : i18n._(
        '{rank, selectordinal, =1 {Best} =2 {Second-best} =3 {Third-best} =4 {Fourth-best} =5 {Fifth-best} =6 {Sixth-best} =7 {Seventh-best} =8 {Eighth-best} one {#st-best} two {#nd-best} few {#rd-best} other {#th-best}} {place, selectordinal, =1 {winner} =2 {second} =3 {third} =4 {fourth} =5 {fifth} =6 {sixth} =7 {seventh} =8 {eighth} one {#st} two {#nd} few {#rd} other {#th}}',
        { rank: source.rank, place },
      )
}
