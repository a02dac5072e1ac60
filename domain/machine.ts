/*
 * State machines are data. A row means: in `from`, on the event `on`, the entity becomes `to`. Guards (deadlines, counts, rights) are
 * rules of the caller; a pair of state and event leads to one state only.
 */
export interface Transition<S extends string = string, E extends string = string> {
  readonly from: S
  readonly on: E
  readonly to: S
}

/** Colour of a status, one of the tag's tones (A 3, visual 6). */
export type Tone = 'success' | 'warning' | 'danger' | 'primary' | 'muted'

export interface StatusText {
  readonly label: string
  readonly tone: Tone
}

/** The state after the event, or null when the event is not allowed in that state. */
export const next = <S extends string, E extends string>(
  transitions: readonly Transition<S, E>[],
  state: S,
  event: E,
): S | null => transitions.find((row) => row.from === state && row.on === event)?.to ?? null

/** Whether the event is allowed in the state. */
export const allows = <S extends string, E extends string>(
  transitions: readonly Transition<S, E>[],
  state: S,
  event: E,
): boolean => next(transitions, state, event) !== null

/** States from which the event may happen; for the WHERE of a conditional update. */
export const sourcesOf = <S extends string, E extends string>(
  transitions: readonly Transition<S, E>[],
  event: E,
): S[] => transitions.filter((row) => row.on === event).map((row) => row.from)

/** Nothing leaves this state. */
export const isTerminal = <S extends string, E extends string>(
  transitions: readonly Transition<S, E>[],
  state: S,
): boolean => transitions.every((row) => row.from !== state)
