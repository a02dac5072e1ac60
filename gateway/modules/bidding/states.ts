import { ngActivityTransitions, ngBidTransitions } from '@domain/statuses/bidding'
import { machine } from '../../states'
import { orderChanged } from '../payment/service'

export const ngActivityMachine = machine({
  table: 'ngActivity',
  column: 'state',
  key: ['companyCode', 'ngId'],
  moves: ngActivityTransitions,
  entity: null,
})

export const ngBidMachine = machine({
  table: 'ngBid',
  column: 'state',
  key: ['bp', 'bidNo'],
  moves: ngBidTransitions,
  entity: 'ng_bid',
  tells: orderChanged,
})
