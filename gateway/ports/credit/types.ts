/** What a movement of money tells the remote meters of an account. */
interface CreditOrder {
  /** Its own id, which begins with that of the order or refund; the same id again is the same credit. */
  orderId: string
  /** The number of the account's ledger at which it was taken: of two credits of an account the one with the greater number counts. */
  seq: number
  companyCode: string
  meterNos: readonly string[]
  /** What the money changed; negative where it went back. */
  amount: string
  /** What the meters show from now on, after the bills that the money paid. */
  balance: string
}

/** ACCEPTED: on its way to the meters, which answer later; DONE and REFUSED: they have answered. */
export type CreditAnswer = { state: 'ACCEPTED' } | { state: 'DONE' } | { state: 'REFUSED'; reason: string }

/** The head-end's way to the displays of prepaid meters (Y-01). Waits for something outside: never inside a transaction. */
export interface CreditPort {
  /** Whether a head-end reaches meters of a company at all. */
  reaches(companyCode: string): boolean
  /** Hands a credit over; given again it tells what became of it. Not reachable throws. */
  send(order: CreditOrder): Promise<CreditAnswer>
}
