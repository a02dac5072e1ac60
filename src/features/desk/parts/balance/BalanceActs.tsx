import { finished } from '../finished'
import { useState } from 'react'
import { FormSheet, useAct, useFormAct, type FormField } from '@/blocks'
import { Button, Row } from '@/ui'
import type { Activity } from './BalancePanel'
import { DraftSheet } from './DraftSheet'

interface Props {
  of: Activity
  onDone: () => Promise<void>
}

/** What staff can do with an activity now. */
export function BalanceActs({ of: activity, onDone }: Props) {
  const { activityId, version, actions } = activity
  const [sheet, setSheet] = useState<'save' | 'rules' | 'cancel'>()
  const publish = useAct('btwob POST /balance/activity/publish', {
    ask: '发布后客户可见，到报名时间自动开放报名，条件不可再改。确认发布？',
    ok: '已发布',
    dialog: ['2901', '42511'],
    done: onDone,
    stale: onDone,
  })
  const close = () => setSheet(undefined)
  const has = (act: Activity['actions'][number]) => actions.includes(act)
  return (
    <Row wrap gap={8} className='mt12'>
      {has('publish') && (
        <Button size='small' loading={publish.busy} onTap={() => publish.run({ activityId, version })}>
          发布
        </Button>
      )}
      {has('save') && (
        <Button kind='outline' size='small' onTap={() => setSheet('save')}>
          修改
        </Button>
      )}
      {has('rules') && (
        <Button kind='outline' size='small' onTap={() => setSheet('rules')}>
          更新规则
        </Button>
      )}
      {has('cancel') && (
        <Button kind='outline' size='small' danger onTap={() => setSheet('cancel')}>
          取消活动
        </Button>
      )}
      {sheet === 'save' && <DraftSheet of={activity} onClose={close} onDone={onDone} />}
      {sheet === 'rules' && <RulesSheet of={activity} onClose={close} onDone={onDone} />}
      {sheet === 'cancel' && <CancelSheet of={activity} onClose={close} onDone={onDone} />}
    </Row>
  )
}

interface SheetProps extends Props {
  onClose: () => void
}

const RULES: readonly FormField<{ rulesText: string }>[] = [
  {
    key: 'rulesText',
    label: '活动规则',
    kind: 'textarea',
    required: true,
    maxLength: 8000,
    checks: [(text) => (text.trim().length < 20 ? '规则至少20个字' : undefined)],
  },
]

/** A user that has read the former rules reads again before signing up (S-01). */
function RulesSheet({ of: { activityId, version, rulesText }, onClose, onDone }: SheetProps) {
  const send = useFormAct('btwob POST /balance/activity/rules', {
    input: (values: { rulesText: string }) => ({ activityId, version, rulesText: values.rulesText.trim() }),
    ask: '更新后，尚未报名的客户须重新阅读规则。确认更新？',
    ok: '规则已更新',
    dialog: ['42511'],
    done: () => finished(onClose, onDone),
    stale: onDone,
  })
  return (
    <FormSheet
      name={`rules-${activityId}`}
      title='更新规则'
      confirmText='更新'
      values={{ rulesText }}
      fields={RULES}
      {...send}
      onClose={onClose}
    />
  )
}

const REASON: readonly FormField<{ reason: string }>[] = [
  {
    key: 'reason',
    label: '取消原因',
    kind: 'textarea',
    required: true,
    maxLength: 100,
    counter: true,
    hint: '客户会看到该原因',
    checks: [(text) => (text.trim().length < 2 ? '请填写取消原因' : undefined)],
  },
]

function CancelSheet({ of: { activityId, version }, onClose, onDone }: SheetProps) {
  const send = useFormAct('btwob POST /balance/activity/cancel', {
    input: ({ reason }: { reason: string }) => ({ activityId, version, reason: reason.trim() }),
    ask: '取消后所有报名失效，且不可恢复。确认取消活动？',
    ok: '活动已取消',
    dialog: ['42511'],
    done: () => finished(onClose, onDone),
    stale: onDone,
  })
  return (
    <FormSheet
      name={`cancel-${activityId}`}
      title='取消活动'
      confirmText='确认取消'
      values={{ reason: '' }}
      fields={REASON}
      {...send}
      onClose={onClose}
    />
  )
}
