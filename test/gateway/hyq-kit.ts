import type { In } from '@contract'
import type { Caller } from '../setup/gateway'
import { requestNo } from './payment-kit'

/* Builders for the tests of 惠用气. */

/** The quarter of the demo with its open survey, and the one after it. */
export const HYQ = 'HY2026Q4'
export const NEXT = 'HY2027Q1'

/** All needed answers with a score, and a text. */
export const surveyAnswers = (score: number) => [
  { qid: 'nps', values: [String(score)] },
  { qid: score >= 9 ? 'best' : 'worst', values: ['2', '3'] },
  { qid: 'online', values: ['4'] },
  { qid: 'text', values: ['夜间压力偏低'] },
]

export const answered = (by: Caller, score: number, more: object = {}) =>
  by.call('default POST /small/hyq/submit', {
    requestNo: requestNo(),
    hyqId: HYQ,
    durationMs: 60_000,
    answers: surveyAnswers(score),
    ...more,
  })

export const quarterDraft = (more: object = {}): In<'btwob POST /hyq/save'> => ({
  hyqId: NEXT,
  title: '惠用气季度报告',
  cover: '',
  text: '## 本季服务\n- 保供',
  benefits: [{ icon: 'gift', title: '好买气', desc: '', route: '/subPages/goodBuyGas' }],
  rewardCampaignId: 'LD000001',
  rewardChances: 2,
  version: 0,
  ...more,
})
