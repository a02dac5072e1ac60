import type { Work } from '../../http/context'
import { findTitle, insertTitle } from '../../modules/invoice/repo/titles'
import type { AccountKey, Title } from '../../modules/invoice/types'
import { customerOf } from '../../modules/membership/service'
import { demoId } from '../people'

type Written = Parameters<typeof insertTitle>[1]
type Draft = Partial<Written> & Pick<Written, 'buyerName'>

const whole = { phone: '0316-5550100', bankName: '中国工商银行廊坊开发区支行', bankAccount: '0410000109300012345' }

/** Titles of each customer besides its own (C 8.5). */
const others: Readonly<Record<string, readonly Draft[]>> = {
  '1000000001': [
    {
      buyerName: '华北精工集团有限公司',
      taxNo: '91131000700XYRQ01M',
      titleKind: 'OTHER',
      status: 'T2',
      specialAllowed: '0',
    },
    {
      buyerName: '廊坊陶瓷物业有限公司',
      taxNo: '91131000MA0CANYX46',
      titleKind: 'OTHER',
      status: 'T9',
      specialAllowed: '0',
      rejectReason: '关系证明未盖章',
    },
    { buyerName: '王建国', buyerType: 'PERSON', specialAllowed: '0' },
  ],
  '1000000004': [{ buyerName: '宏达纺织职工食堂', taxNo: '91130182700HDFX042', specialAllowed: '0' }],
}

/** The own title of a customer, its default, and what else it has. Answers the own one. */
export async function seedTitles(work: Work, { bp, companyCode }: AccountKey): Promise<Title> {
  const customer = await customerOf(work, bp, companyCode)
  if (!customer) throw new RangeError(`no customer ${bp}`)
  const isGov = customer.customerClass === 'PUBLIC'
  const own: Draft = {
    buyerName: customer.customerName,
    taxNo: customer.uscc ?? '',
    buyerType: isGov ? 'GOV' : 'ENTERPRISE',
    specialAllowed: customer.generalTaxpayer ? '1' : '0',
    address: customer.address.slice(0, 80),
    ...whole,
    email: bp === '1000000004' ? '' : `finance@${bp}.example.com`,
    isDefault: true,
  }
  const now = work.clock.iso()
  for (const [n, draft] of [own, ...(others[bp] ?? [])].entries())
    await insertTitle(work, {
      bp,
      companyCode,
      titleId: demoId('invoice_title', `${bp}|${n}`),
      titleKind: 'OWN',
      buyerType: 'ENTERPRISE',
      specialAllowed: '0',
      status: 'T1',
      createdBy: 'SYSTEM',
      createdAt: now,
      updatedAt: now,
      ...draft,
    })
  const kept = await findTitle(work, bp, demoId('invoice_title', `${bp}|0`))
  if (!kept) throw new RangeError('the title vanished')
  return kept
}
