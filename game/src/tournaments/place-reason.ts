import { i18n } from '../i18n.ts'
import type { StandingsRow } from './standings.ts'

export const formatPlaceReason = ({ place, decidedBy }: StandingsRow): string | undefined =>
  decidedBy &&
  i18n._(
    '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} by {criterion, select, points {points} head_to_head_points {head-to-head points} head_to_head_difference {head-to-head goal difference} head_to_head_goals {head-to-head goals} difference {goal difference} goals {goals} away_goals {away goals} wins {wins} fair_play {fair play} other {drawing lots}} among {count} level teams',
    {
      place,
      criterion: decidedBy.criterion.replaceAll('-', '_'),
      count: formatSmallNumber(decidedBy.among.length),
    },
  )

export const formatSmallNumber = (count: number): string =>
  i18n._(
    '{count, plural, =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} other {{count}}}',
    { count },
  )
