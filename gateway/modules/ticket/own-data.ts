import type { OwnData } from '../../personal-data'
import { openText } from '../../secret'
import { listed, moment } from '../../sheet/table'
import { ratingsOfUser } from './repo/tickets'

/** Ratings in the export of a user's own data; tickets and their words are beside them. */
export const ratingData: OwnData = async (work, { userId }) =>
  listed('工单评价', await ratingsOfUser(work.db, userId), [
    ['户号', 14, ({ bp }) => bp],
    ['工单', 28, ({ ticketId }) => ticketId],
    ['评分', 8, ({ score }) => (score === null ? '未评分' : `${score}星`)],
    ['标签', 30, ({ tags }) => tags.join('、')],
    ['评价', 40, ({ commentEnc }) => openText(work, commentEnc)],
    ['时间', 20, ({ at }) => moment(at)],
  ])
