export interface BeaconValue {
  round: number
  /** 64 hex digits. */
  value: string
}

/** Random values that a public service makes at fixed moments, each unknown before its own. */
export interface Beacon {
  /** The number of the first round at or after a moment, ms. */
  roundAt(moment: number): number
  /** A round's value; null where it is not made yet. */
  read(round: number): Promise<BeaconValue | null>
}
