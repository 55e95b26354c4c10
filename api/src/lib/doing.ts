export interface Doing {
  by: string | null
  now: Date
}

export interface UserDoing extends Doing {
  by: string
}
