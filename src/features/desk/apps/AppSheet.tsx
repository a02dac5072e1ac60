import { finished } from '../parts/finished'
import { FormSheet, useFormAct, type FormField } from '@/blocks'
import { toggle } from '@/blocks/form/tick'
import { instantOf, isMoment, SHAPE, typedOf } from '../moment'
import type { DeskApp } from './DeskAppsView'

interface Values {
  isOn: boolean
  newUntil: string
}

const FIELDS: readonly FormField<Values>[] = [
  { key: 'isOn', label: '向客户提供', kind: toggle, hint: '关闭后首页、应用中心和搜索都不再出现' },
  {
    key: 'newUntil',
    label: '“新”标记至',
    placeholder: `${SHAPE}，不填则不标记`,
    checks: [(typed) => (typed.trim() === '' ? undefined : isMoment(typed))],
  },
]

interface Props {
  app: DeskApp
  onClose: () => void
  onDone: () => Promise<void>
}

/** Offers a function or takes it away, and marks it as new. */
export function AppSheet({ app: { appCode, name, online, newUntil, version }, onClose, onDone }: Props) {
  const send = useFormAct('btwob POST /appItem/save', {
    input: (values: Values) => ({ appCode, version, online: values.isOn, newUntil: instantOf(values.newUntil) }),
    dialog: ['2902', '2904'],
    ok: '已保存',
    done: () => finished(onClose, onDone),
    stale: onDone,
  })
  return (
    <FormSheet<Values>
      name={`app-${appCode}`}
      title={name}
      confirmText='保存'
      values={{ isOn: online, newUntil: typedOf(newUntil) }}
      fields={FIELDS}
      {...send}
      onClose={onClose}
    />
  )
}
