import type { FormField } from '@/blocks'
import { Chips } from '@/ui'
import { relationNames, type Relation } from './words'

/* What an applicant tells the master (BD-06): the same for the first application and a repeated one. */

export type Application = { relation: string; applyReason: string }

export const applicationFields: readonly FormField<Application>[] = [
  {
    key: 'relation',
    label: '与企业关系',
    required: '请选择与企业关系',
    render: ({ value, onChange, error, id }) => (
      <div id={id} className='bd-relation'>
        <div className='bd-label'>与企业关系</div>
        <Chips
          label='与企业关系'
          items={Object.entries(relationNames).map(([key, label]) => ({ key, label }))}
          active={String(value)}
          onChange={onChange}
        />
        {error !== undefined && (
          <div className='bd-fault' role='alert'>
            {error}
          </div>
        )}
      </div>
    ),
  },
  {
    key: 'applyReason',
    label: '申请说明',
    kind: 'textarea',
    maxLength: 100,
    counter: true,
    placeholder: '写给主账号的话，便于对方确认您的身份',
  },
]

export const relationOf = (text: string): Relation => (text in relationNames ? (text as Relation) : 'OTHER')
