export interface Actor {
  by: string | null
  now: Date
}

export interface UserActor extends Actor {
  by: string
}
