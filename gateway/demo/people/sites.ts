import { insertCase } from '../../db/case-rows'
import type { Row } from '../../db/rows'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { sites } from '../../modules/site/site-case'
import { seal, sealText } from '../../secret'
import { customers } from '../customers'
import { placeFrom, PLANT } from '../outlets'

/** Of the larger customer: where its gas is used besides the works. */
const second = {
  bp: '1000000001',
  siteName: '沧州分厂',
  cityCode: '130900',
  district: '运河区',
  address: '永济路26号',
  lng: '116.845200',
  lat: '38.309100',
}

const industryOf = { INDUSTRY: 'CERAMICS', COMMERCE: 'CATERING', PUBLIC: 'HOSPITAL' } as const

/** Places as the gas company has them on file: each customer's own, and one more (D 8.5). */
export async function seedSites(work: Work): Promise<void> {
  for (const { bp, companyCode, address, contactName, reservedPhone, customerClass } of customers) {
    const own = {
      siteName: '主用气地点',
      cityCode: companyCode === '1001' ? '131000' : '130100',
      district: '',
      address,
      ...positionOf(bp, companyCode),
    }
    const contactPhoneEnc = seal(work, reservedPhone ?? '13800000099')
    const contact = { contactName: sealText(work, contactName), contactPhoneEnc }
    const common = { companyCode, ...contact, industry: industryOf[customerClass] }
    await onFile(work, { ...common, ...own, bp, isMain: true })
    if (bp === second.bp) await onFile(work, { ...common, ...second, isMain: false })
  }
}

/** Main places lie apart from each other; one of the second company has none, as most customers' own entries. */
function positionOf(bp: string, companyCode: string): { lng: string; lat: string } | null {
  const nth = Number(bp.slice(-2))
  if (companyCode !== '1001') return null
  const { lng, lat } = placeFrom(PLANT, (nth - 1) * 0.7, nth * 50)
  return { lng: lng.toFixed(6), lat: lat.toFixed(6) }
}

const onFile = (work: Work, values: Partial<Row<'usageSite'>>) =>
  insertCase(work.db, sites.any, {
    ...values,
    siteId: newId(work.clock.now()),
    source: 'COMPANY',
    state: 'CONFIRMED',
    createdAt: work.clock.iso(),
    updatedAt: work.clock.iso(),
  })
