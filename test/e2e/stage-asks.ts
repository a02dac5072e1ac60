/* What a stage is asked and what it answers (stage.ts, stage-program.ts): apart from the gateway, which another project checks. */

/** What it is asked. `isRead`: the flow only reads, so that work which no caller waits for is done once, at the start. */
export type Ask =
  | { do: 'open'; env: Record<string, string>; settings: Record<string, string>; isRead: boolean }
  | { do: 'traces'; number: number; orderIds: string[]; now: string }
  | { do: 'close'; number: number }

/** Where it answers, and the number by which it is known; its output begins with it. */
export interface Opened {
  port: number
  number: number
}
