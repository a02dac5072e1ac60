/** What a top-up tells the remote meters of an account. */
interface CreditOrder {
  /** The pay order; the same id again is the same credit. */
  orderId: string
  companyCode: string
  meterNos: readonly string[]
  amount: string
  /** What the meters show from now on; of two credits the one with the greater order id counts. */
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
