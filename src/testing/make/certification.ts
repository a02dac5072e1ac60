/* A company's certification and its further papers. */
import type { Out } from '@contract'

export type Certificate = NonNullable<Out<'default GET /enterprise/certificate/detail'>>
export type Qualification = Out<'default GET /enterprise/qualification/list'>['list'][number]

/** The user's own, under review. */
export const aCertificate = (part: Partial<Certificate> = {}): Certificate => ({
  certId: 'c1',
  companyCode: '1001',
  fields: {
    companyName: '锦程食品有限公司',
    uscc: '91131000MA0JCHP08P',
    companyType: '有限责任公司',
    legalPerson: '周涛',
    registeredCapital: '伍佰万元整',
    establishDate: '2016-05-18',
    validFrom: '2016-05-18',
    validTo: '9999-12-31',
    address: '河北省廊坊市安次区建设路61号',
    businessScope: '食品生产',
  },
  contactName: '周涛',
  contactPhoneMasked: '138****0006',
  isLegalPerson: '1',
  generalTaxpayer: '0',
  editedFields: [],
  status: '10',
  rejectReason: '',
  submittedAt: '2026-11-20T10:00:00+08:00',
  reviewedAt: null,
  bps: ['1000000008'],
  boundBps: [],
  skipped: [],
  isOwn: '1',
  license: { fileId: 'f1', url: '/job/file/f1?e=1&s=2' },
  authLetter: null,
  taxProof: null,
  ...part,
})

/** A paper that ends soon. */
export const aQualification = (part: Partial<Qualification> = {}): Qualification => ({
  qualId: 'q1',
  kind: 'HAZMAT',
  kindName: '危险化学品许可',
  purpose: '直供签约',
  status: '20',
  validTo: '2026-12-05',
  endsSoon: '1',
  rejectReason: '',
  files: [{ fileId: 'f2', url: '/job/file/f2?e=1&s=2' }],
  certId: null,
  updatedAt: '2026-11-20T10:00:00+08:00',
  ...part,
})
