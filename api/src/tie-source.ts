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

/**
 * The form in which a source is written: as a label, for a team that is not known yet, or in a sentence. Some languages add
 * an article in sentences: « le vainqueur de la demi-finale ».
 */
type Form = 'label' | 'sentence'

const winnerText = (form: Form, round: number, order: number | undefined) => {
  if (round === 2)
    return order === undefined
      ? i18n._('{form, select, label {Winner} other {winner}} of semi-final', { form })
      : i18n._('{form, select, label {Winner} other {winner}} of semi-final {order}', { form, order })
  if (round === 3)
    return order === undefined
      ? i18n._('{form, select, label {Winner} other {winner}} of quarter-final', { form })
      : i18n._('{form, select, label {Winner} other {winner}} of quarter-final {order}', { form, order })
  const size = 2 ** round
  return order === undefined
    ? i18n._('{form, select, label {Winner} other {winner}} of last-{size} match', { form, size })
    : i18n._('{form, select, label {Winner} other {winner}} of last-{size} match {order}', {
        form,
        size,
        order,
      })
}

export const tieSourceText = (source: TieSource, form: Form) => {
  if ('outcome' in source) {
    if (source.outcome === 'winner') return winnerText(form, source.round, source.order)
    // losers play on only after the semi-finals, for third place
    const { order } = source
    return i18n._('{form, select, label {Loser} other {loser}} of semi-final {order}', { form, order })
  }
  const { place } = source
  return 'group' in source
    ? i18n._(
        '{form, select, label {Group} other {group}} {group} {place, selectordinal, =1 {winner} =2 {second} =3 {third} =4 {fourth} =5 {fifth} =6 {sixth} =7 {seventh} =8 {eighth} one {#st} two {#nd} few {#rd} other {#th}}',
        { form, group: source.group, place },
      )
    : i18n._(
        '{form, select, label {{rank, selectordinal, =1 {Best} =2 {Second-best} =3 {Third-best} =4 {Fourth-best} =5 {Fifth-best} =6 {Sixth-best} =7 {Seventh-best} =8 {Eighth-best} one {#st-best} two {#nd-best} few {#rd-best} other {#th-best}}} other {{rank, selectordinal, =1 {best} =2 {second-best} =3 {third-best} =4 {fourth-best} =5 {fifth-best} =6 {sixth-best} =7 {seventh-best} =8 {eighth-best} one {#st-best} two {#nd-best} few {#rd-best} other {#th-best}}}} {place, selectordinal, =1 {winner} =2 {second} =3 {third} =4 {fourth} =5 {fifth} =6 {sixth} =7 {seventh} =8 {eighth} one {#st} two {#nd} few {#rd} other {#th}}',
        { form, rank: source.rank, place },
      )
}
