import { FormPage, PageFrame } from '@/blocks'
import { useUser } from '@/stores'
import { Radio, Skeleton } from '@/ui'
import { fromValues, OTHER, POSITION_MOST, POSITIONS, toValues } from './positions'
import { useProfilePage } from './use-profile'
import './profile.scss'

const CHOICES = [...POSITIONS, OTHER].map((name) => ({ key: name, label: name }))

/** 修改职务 (C 6.9, UP-01). */
export function PositionView() {
  const position = useUser(({ loginUserInfo }) => loginUserInfo?.position)
  const save = useProfilePage()
  if (position === undefined) {
    return (
      <PageFrame>
        <Skeleton kind='list' rows={2} />
      </PageFrame>
    )
  }
  return (
    <FormPage
      values={toValues(position)}
      submitText='保存'
      ready={(values) => values.choice !== '' && fromValues(values) !== position}
      onSubmit={(values) => save({ position: fromValues(values) })}
      fields={[
        {
          key: 'choice',
          label: '职务',
          required: '请选择职务',
          render: ({ value, onChange }) => (
            <Radio className='pr-radio' label='职务' items={CHOICES} value={value} onChange={onChange} />
          ),
        },
        {
          key: 'other',
          label: '其他职务',
          required: true,
          maxLength: POSITION_MOST,
          counter: true,
          placeholder: '请填写职务',
          show: ({ choice }) => choice === OTHER,
        },
      ]}
    />
  )
}
