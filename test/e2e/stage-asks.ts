/* What a stage is asked and what it answers (stage.ts, stage-program.ts): apart from the gateway, which another project checks. */

/** How a gateway opens. */
export interface Opening {
  env?: Record<string, string>
  /** Business settings, for all companies. */
  settings?: Record<string, string>
  /** The flow only reads, so that work which no caller waits for is done once, at the start. */
  isRead?: boolean
  /** Areas with regular work, for flows in which weeks pass: a day of all areas takes seconds. */
  atWork?: readonly string[]
}

/** What it is asked. */
export type Ask =
  | { do: 'open'; opening: Opening }
  | { do: 'traces'; number: number; orderIds: string[]; now: string }
  | { do: 'close'; number: number }

/** Where it answers, and the number by which it is known; its output begins with it. */
export interface Opened {
  port: number
  number: number
}
