/** The privacy notice in force; its number and its date are kept with each account that signs up. */
export const privacyNotice = { version: 2, since: '2026-11-23' } as const

/** For how many days something is kept, by kind. The notice shows these figures, and the server sweeps by them. */
export const keptDays = {
  contactMessages: 365,
  /** Files of mails where no mail server is set; codes and links in them are good for a week at most. */
  outbox: 7,
  /** Mails and other tasks that failed for good. */
  failedTasks: 30,
  endedHolds: 7,
  /** Who changed what of a session, a booking or a tournament. */
  histories: 730,
  /** A login that nobody uses. One that was ended is deleted at once. */
  unusedLogins: 30,
  /** A browser somebody signed in on, since they last did. */
  knownDevices: 365,
  /** What people reported, and what staff answered by it. */
  reports: 730,
  /** A photo or paper of an organizer, where staff have not decided. */
  reviewPapers: 30,
  /** A name or photo that staff took off. */
  hiddenThings: 30,
  notifications: 180,
  /** The name of a guest whom nobody claimed to be. */
  guestNames: 365,
  /** Name, telephone and note of a customer of a centre without an account, since their last booking there. */
  customers: 730,
} as const
