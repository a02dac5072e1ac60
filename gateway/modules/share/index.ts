import { addDays } from '@domain/date'
import { shareTargets } from '@domain/statuses/share'
import { contribute } from '../../extensions'
import { personalData, type OwnData } from '../../personal-data'
import { listed, moment } from '../../sheet/table'
import { onePiece, together } from '../../work/kinds'
import { shareHandlers } from './handlers'
import { dropVisits, sharesOf } from './repo'
import { shareables } from './targets'

/** Days that visits are kept, as events are (TR-05). */
const KEPT_DAYS = 180

const clean = onePiece(
  'share.cleanVisits',
  { dailyAt: '03:30' },
  { handle: (work) => dropVisits(work.db, addDays(work.clock.today(), -KEPT_DAYS)) },
)

/** Shares of a user, for the copy of the own data (PIPL art. 45). */
const shares: OwnData = async (work, { userId }) =>
  listed('分享', await sharesOf(work.db, userId), [
    ['户号', 14, ({ bp }) => bp],
    ['类型', 10, ({ targetType }) => shareTargets[targetType]],
    ['内容', 40, ({ title }) => title],
    ['打开次数', 10, ({ openCount }) => String(openCount)],
    ['分享时间', 20, ({ createdAt }) => moment(createdAt)],
  ])

/** Shares of what everybody may see (E 2.3, E-S). */
export const shareArea = {
  name: 'share',
  handlers: shareHandlers,
  work: together([clean]),
  extensions: [
    contribute(personalData, { share_link: shares }),
    contribute(shareables, {
      app: async (_work, _companyCode, id) =>
        id === 'app'
          ? {
              title: '燃气企业服务',
              desc: '缴费、开票、用气分析，在手机上办理',
              imageUrl: '',
              route: '/pages/appDown/appDown?from=f',
              isPublic: true,
            }
          : null,
    }),
  ],
}
