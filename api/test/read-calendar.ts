import ICAL from 'ical.js'

export const parseCalendar = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const value = (name: string) => String(component.getFirstPropertyValue(name))
    const { uid, startDate, endDate, sequence, summary, location } = new ICAL.Event(component)
    const read = {
      start: startDate.toJSDate().toISOString(),
      end: endDate.toJSDate().toISOString(),
      status: value('status'),
      sequence,
      stamp: new Date(value('dtstamp')).getTime(),
      lastModified: new Date(value('last-modified')).getTime(),
      summary,
      location,
    }
    return [uid.split('@')[0]!, read] as const
  })
  return new Map(events)
}
