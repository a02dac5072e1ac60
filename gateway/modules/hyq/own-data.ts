import { quarterText } from '@domain/hyq/report'
import type { OwnData } from '../../personal-data'
import { openText } from '../../secret'
import { listed, moment } from '../../sheet/table'
import { responsesOfUser } from './repo/responses'
import { labelsOf } from './submit'

/** Answers to the surveys, for a user's copy (PIPL art. 45). */
const answers: OwnData = async (work, { userId }) =>
  listed('惠用气调研', await responsesOfUser(work.db, userId), [
    ['户号', 14, ({ bp }) => bp],
    ['季度', 16, ({ hyqId }) => quarterText(hyqId)],
    ['推荐分', 8, ({ npsScore }) => String(npsScore)],
    ['需要改进', 30, (row) => labelsOf(row.answers, 'worst').join('、')],
    ['最满意', 30, (row) => labelsOf(row.answers, 'best').join('、')],
    ['意见', 40, ({ textEnc }) => (textEnc === null ? '' : openText(work, textEnc))],
    ['提交时间', 20, ({ submittedAt }) => moment(submittedAt)],
  ])

export const hyqData = { hyq_response: answers }
