import { feedbackReasons, type FeedbackReason } from '@domain/statuses/help'
import type { OwnData } from '../../personal-data'
import { listed, moment } from '../../sheet/table'
import { feedbackGivenBy } from './repo'

/** For a user's copy (PIPL art. 45). */
const feedback: OwnData = async (work, { userId }) =>
  listed('帮助评价', await feedbackGivenBy(work.db, userId), [
    ['问题', 40, ({ title }) => title],
    ['评价', 10, ({ useful }) => (useful ? '有用' : '没用')],
    ['原因', 30, ({ reasons }) => reasons.map((reason) => feedbackReasons[reason as FeedbackReason]).join('、')],
    ['说明', 40, ({ comment }) => comment],
    ['时间', 20, ({ at }) => moment(at)],
  ])

export const helpData = { help_feedback: feedback }
