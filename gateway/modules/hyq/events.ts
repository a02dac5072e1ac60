import { event } from '../../extensions'

/** The first answer of a customer in a quarter that brings chances of a draw (E-H-05); `key` is the same however often it is emitted. */
export const hyqAnswered = event<{
  bp: string
  companyCode: string
  userId: string
  campaignId: string
  chances: number
  key: string
}>('hyq.answered')
