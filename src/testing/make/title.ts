/* Titles of invoices. */
import type { Out } from '@contract'

type Title = Out<'default GET /crmgas/invoice/titleList'>[number]
type TitleWhole = Out<'default GET /crmgas/invoice/titleDetail'>

export const aTitle = (part: Partial<Title> = {}): Title => ({
  titleId: 't1',
  titleKind: 'OWN',
  buyerType: 'ENTERPRISE',
  buyerName: '华北精工陶瓷有限公司',
  taxNo: '91350100M000100Y43',
  address: '',
  phone: '',
  bankName: '',
  bankAccount: '',
  specialAllowed: '0',
  reviewStatus: 'T1',
  rejectReason: null,
  email: 'cw@example.com',
  receiverPhone: '',
  isDefault: true,
  version: 1,
  unusable: null,
  ...part,
})

export const aTitleWhole = (part: Partial<TitleWhole> = {}): TitleWhole => ({
  ...aTitle({
    address: '廊坊市广阳区工业路1号',
    phone: '0316-2000001',
    bankName: '工商银行廊坊支行',
    bankAccount: '6222000000001234',
    specialAllowed: '1',
  }),
  proofs: [],
  ...part,
})
