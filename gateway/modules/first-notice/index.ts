import { onePiece, together } from '../../work/kinds'
import { countFirstNotices } from './count'
import { firstNoticeHandlers } from './handlers'

const count = onePiece('first-notice.count', { dailyAt: '04:10' }, { manual: countFirstNotices })

export const firstNoticeArea = { name: 'first-notice', handlers: firstNoticeHandlers, work: together([count]) }
