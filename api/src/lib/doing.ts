/** Who does something, `null` where a timer does, and when. */
export interface Doing {
  by: string | null
  now: Date
}

export interface UserDoing extends Doing {
  by: string
}
