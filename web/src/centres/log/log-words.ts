import type { CentreLogChange, CentreLogEntry } from '@i-one/contract/centres/log'
import { select, t } from '@lingui/core/macro'
import { dayText, dayTimeText } from '../../lib/pitch-time.ts'
import { commaText, labelledText } from '../../ui/text/joins.ts'

type Setting = CentreLogChange['what']

const settingNames: Record<Setting, string> = {
  name: t`name`,
  legalName: t`legal name`,
  address: t`address`,
  location: t`location`,
  timeZone: t`time zone`,
  phone: t`phone number`,
  rules: t`house rules`,
  surface: t`surface`,
  facilities: t`facilities`,
  slotMinutes: t`slot length`,
  openingHours: t`opening hours`,
  price: t`price`,
  prices: t`price list`,
  policy: t`cancellation policy`,
  authorization: t`authorization setting`,
  published: t`visibility`,
  sessionsAhead: t`booking limit per captain`,
  playersPerTeam: t`players per team`,
  parts: t({ message: 'parts', comment: 'The pitches that form a combined pitch' }),
  photos: t`photos`,
}

export const activityDetailsText = ({ pitch, start, day, receipt }: CentreLogEntry, timeZone: string) =>
  commaText(
    (start ?? day) && pitch,
    start && dayTimeText(start, timeZone),
    day && dayText(day, 'UTC'),
    receipt !== undefined && t`receipt ${receipt}`,
  )

const emptyText = t({ message: 'nothing', comment: 'Replaces the value of an empty setting' })

/** The server sends a code for the visibility, and the text of other values. */
const valueText = (setting: Setting, value: string) => {
  if (!value) return emptyText
  return setting === 'published'
    ? select(value, { published: 'published', hidden: 'hidden', other: 'in review' })
    : value
}

export const settingChangeTexts = ({ changes = [] }: CentreLogEntry) =>
  changes
    .filter(({ from, to }) => from !== to)
    .map(({ what: setting, from, to }) => {
      const change = `${valueText(setting, from)} → ${valueText(setting, to)}`
      return changes.length > 1 ? labelledText(settingNames[setting], change) : change
    })
