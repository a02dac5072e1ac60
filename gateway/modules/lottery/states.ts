import { lotteryTransitions } from '@domain/statuses/lottery'
import { machine } from '../../states'

export const campaignMachine = machine({
  table: 'lotteryCampaign',
  column: 'state',
  key: ['companyCode', 'campaignId'],
  moves: lotteryTransitions,
  entity: null,
})
