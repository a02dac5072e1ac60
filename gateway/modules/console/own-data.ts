import type { OwnData } from '../../personal-data'
import { listed, moment } from '../../sheet/table'
import { configsOf } from './repo'
import { appOf } from './rules/apps'

/** For a user's copy (PIPL art. 45); the order without a customer is under ''. */
const arrangements: OwnData = async (work, { userId, bps }) =>
  listed('应用排列', await configsOf(work.db, userId, ['', ...bps]), [
    ['户号', 14, ({ bp }) => bp],
    ['应用', 60, ({ apps }) => apps.map((code) => appOf(code)?.name ?? code).join('、')],
    ['最近更新', 20, ({ updatedAt }) => moment(updatedAt)],
  ])

export const consoleData = { console_config: arrangements }
