import { FormPage, useFormAct } from '@/blocks'
import { choice } from '@/blocks/form/choice'
import { goBack } from '@/routes/go'
import { fromValues, OTHER, POSITION_MOST, POSITIONS, toValues, type PositionValues } from './positions'
import { OfUser } from '../OfUser'
import { profileSaved, UPDATE_PROFILE } from '../update-profile'

const CHOICE = choice([...POSITIONS, OTHER].map((name) => ({ key: name, label: name })))

/** 修改职务 (C 6.9, UP-01). */
export const PositionView = () => <OfUser>{({ position }) => <PositionForm position={position} />}</OfUser>

function PositionForm({ position }: { position: string }) {
  const save = useFormAct(UPDATE_PROFILE, {
    ...profileSaved,
    input: (values: PositionValues) => ({ position: fromValues(values) }),
    done: () => goBack(),
  })
  return (
    <FormPage
      values={toValues(position)}
      submitText='保存'
      ready={(values) => values.choice !== '' && fromValues(values) !== position}
      {...save}
      fields={[
        {
          key: 'choice',
          label: '职务',
          kind: CHOICE,
          required: true,
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
