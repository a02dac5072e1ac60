import { fieldsOf } from '@/blocks'
import { customerClasses } from '@domain/statuses/names'
import type { Found, Sub } from '../words'

/** The masked customer as BD-03 shows it. */
export const foundFields = fieldsOf<Found>()([
  { key: 'customerNameMasked', label: '户名', kind: 'text' },
  { key: 'bp', label: '户号', kind: 'text' },
  { key: 'companyName', label: '供气单位', kind: 'text' },
  { key: 'addressMasked', label: '用气地址', kind: 'text' },
  { key: 'customerClass', label: '用气类别', render: (found) => customerClasses[found.customerClass] },
  {
    key: 'meters',
    label: '表具',
    render: (found) => (found.meters.length === 0 ? '--' : `${found.meters.length}只（${found.meters.join('、')}）`),
  },
  { key: 'reservedPhoneMasked', label: '预留手机', kind: 'text' },
])

/** The customer of an application, to its applicant. */
export const appliedFields = fieldsOf<Sub>()([
  { key: 'customerName', label: '户名', kind: 'text' },
  { key: 'bp', label: '户号', kind: 'text' },
  { key: 'companyName', label: '供气单位', kind: 'text' },
])
