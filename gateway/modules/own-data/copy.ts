import { formatFullMoment } from '@domain/date-format'
import type { Draw } from '../file/service'
import type { Work } from '../../http/context'
import { personalData } from '../../personal-data'
import { listed, type Table } from '../../sheet/table'
import { bookOf } from '../../sheet/xlsx'
import { entriesOf } from '../../wiring'
import { isActiveUser } from '../identity/service'
import { bpsOfUser } from '../membership/service'

/** Kind of its address; the user's id follows. */
export const PAPER = 'owndata'

export const nameOf = ({ clock }: Pick<Work, 'clock'>): string => `个人信息副本_${clock.today()}.xlsx`

const NOT_HERE =
  '账单、缴费记录、发票、用气量、合同等属于用气户号，由用气单位管理，不在本文件内，可在相应页面查看和下载。'
const ASK = '需要更正或删除个人信息的，请在“我的—设置”中修改，或拨打供气单位客服电话。'

function coverOf(work: Work, tables: readonly Table[]): Table {
  const facts: [string, string][] = [
    ['导出时间', formatFullMoment(work.clock.iso())],
    ['包含内容', tables.map(({ name }) => name).join('、')],
    ['不包含内容', NOT_HERE],
    ['更正和删除', ASK],
  ]
  return listed('说明', facts, [
    ['项目', 14, ([name]) => name],
    ['内容', 100, ([, value]) => value],
  ])
}

/** Drawn when its address is opened, stored nowhere; null once the user is frozen or gone. */
export const drawCopy: Draw = async (work, userId) => {
  if (!(await isActiveUser(work, userId))) return null
  const owner = { userId, bps: await bpsOfUser(work, userId) }
  const tables: Table[] = []
  for (const tell of entriesOf(work, personalData).values()) tables.push(await tell(work, owner))
  return { name: nameOf(work), kind: 'xlsx', pieces: bookOf([coverOf(work, tables), ...tables], work.clock.iso()) }
}
