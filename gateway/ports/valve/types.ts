/** A command for the head-end. Of two commands to one meter the one with the greater id counts: a late older one is void. */
export interface ValveOrder {
  /** Sortable by time; the same id again is the same command. */
  commandId: string
  companyCode: string
  meterId: string
  meterNo: string
  action: 'OPEN' | 'CLOSE'
}

/** ACCEPTED: on its way to the device, which answers later; DONE and REFUSED: the device has answered. */
export type ValveAnswer = { state: 'ACCEPTED' } | { state: 'DONE' } | { state: 'REFUSED'; reason: string }

/** The head-end's way to the valves (AE-87). Waits for something outside: never inside a transaction. Not reachable throws. */
export interface ValvePort {
  /** Hands a command over; given again it tells what became of it. */
  send(order: ValveOrder): Promise<ValveAnswer>
}
