import type { FormField } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import { papers } from '@/blocks/form/paper/paper'
import { toggle } from '@/blocks/form/tick'
import { companyName, fromRegistry } from '../parts/title/CompanyName'
import { BUYERS, KINDS, longFields, nameFields, type TitleValues } from '../parts/title/title-form'

const MOST_PROOFS = 5

/** The two parts of the page. */
export const BASIC = [
  'titleKind',
  'buyerType',
  'buyerName',
  'taxNo',
  'address',
  'phone',
  'bankName',
  'bankAccount',
  'email',
] as const
export const EXTRA = ['applySpecial', 'proofs', 'isDefault'] as const

/** Everything of a title, in the order of the page. */
export function titleFields(
  values: TitleValues,
  { isCertified, isDefault }: { isCertified: boolean; isDefault: boolean },
): readonly FormField<TitleValues>[] {
  const isOther = values.titleKind === 'OTHER'
  return [
    { key: 'titleKind', label: '抬头归属', kind: chips<TitleValues['titleKind']>(KINDS) },
    { key: 'buyerType', label: '类型', kind: chips<TitleValues['buyerType']>(BUYERS) },
    ...nameFields(companyName(fromRegistry), values),
    ...longFields(values),
    {
      key: 'applySpecial',
      label: '申请开具专票',
      kind: toggle,
      hint: isCertified ? '企业认证已通过，须为一般纳税人' : '须完成企业认证并为一般纳税人',
      show: ({ titleKind, buyerType }) => titleKind === 'OWN' && buyerType !== 'PERSON',
    },
    {
      key: 'proofs',
      label: isOther ? '关系证明' : '一般纳税人证明',
      kind: papers(MOST_PROOFS, { purpose: 'INVOICE', mark: '仅供发票抬头审核使用' }),
      ...(isOther && { required: '请上传关系证明' }),
      show: ({ titleKind, applySpecial, buyerType }) =>
        titleKind === 'OTHER' || (applySpecial && buyerType !== 'PERSON'),
    },
    // Another title takes the default away; nothing else does (IT-02).
    { key: 'isDefault', label: '设为默认', kind: toggle, show: () => !isDefault },
  ]
}
