export const privacyNotice = { version: 3, since: '2026-11-28' } as const

/** Retention periods in days. The privacy notice shows these figures, and the cleanup uses them. */
export const retentionDays = {
  contactMessages: 365,
  outbox: 7,
  failedTasks: 30,
  endedHolds: 7,
  histories: 730,
  unusedLogins: 30,
  knownDevices: 365,
  reports: 730,
  reviewDocuments: 30,
  hiddenThings: 30,
  notifications: 180,
  guestNames: 365,
  customers: 730,
} as const
