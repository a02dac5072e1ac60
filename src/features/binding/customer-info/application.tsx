import { relations } from '@domain/statuses/names'
import type { FormField } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import { type Relation } from '../words'

/* What an applicant writes to the master (BD-06): the same for the first application and a repeated one. */

export interface Application {
  relation: Relation
  applyReason: string
}

const RELATIONS = (Object.keys(relations) as Relation[]).map((key) => ({ key, label: relations[key] }))

export const applicationFields: readonly FormField<Application>[] = [
  { key: 'relation', label: '与企业关系', kind: chips(RELATIONS), required: true },
  {
    key: 'applyReason',
    label: '申请说明',
    kind: 'textarea',
    maxLength: 100,
    counter: true,
    placeholder: '写给主账号的话，便于对方确认您的身份',
  },
]
