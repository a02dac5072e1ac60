import type { Row } from '../../db/rows'

/** Its secret seed is in a table of its own (N-13). */
export type Activity = Row<'ngActivity'>
export type Bid = Row<'ngBid'>

export interface ActivityKey {
  companyCode: string
  ngId: string
}

export interface BidKey {
  bp: string
  bidNo: string
}
