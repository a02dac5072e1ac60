import { deskKinds } from '@domain/desk-kinds'
import { FieldList, FormNote, useAct, useFields, type FormField } from '@/blocks'
import { Button, Chips, Row, SectionCard } from '@/ui'
import { scrollToElement } from '@/platform/measure'
import { KeyMark, useDeskKeys } from './keys'
import type { Task } from './CasePanel'

interface Values {
  remark: string
  volume: string
}

type Decision = 'PASS' | 'REJECT' | 'ADJUST'

const ASKS: Readonly<Record<Decision, string>> = {
  PASS: '确认通过？',
  REJECT: '确认驳回？客户会看到您填写的原因',
  ADJUST: '确认按调整后的气量通过？',
}

const fields = (adjusts: boolean): readonly FormField<Values>[] => [
  ...(adjusts
    ? [
        {
          key: 'volume' as const,
          label: '核定气量(m³)',
          kind: 'number' as const,
          placeholder: '调整时填写，最多两位小数',
          checks: [
            (value: string) => (/^\d{1,9}(\.\d{1,2})?$/.test(value) ? undefined : '请输入正确的气量，最多两位小数'),
          ],
        },
      ]
    : []),
  {
    key: 'remark',
    label: '答复',
    kind: 'textarea',
    maxLength: 200,
    counter: true,
    placeholder: '驳回时必填；客户会看到这段话',
  },
]

/** The decision of staff, with sentences to start from; one that a colleague has made first is shown instead. */
export function Answer({ task, onDone }: { task: Task; onDone: () => Promise<void> }) {
  const adjusts = deskKinds[task.bizType]?.adjusts === true
  const act = useAct('btwob POST /review/decide', {
    dialog: ['2202', '2203', '2210', '2212'],
    ask: ({ decision }) => ASKS[decision],
    ok: '已处理',
    adopt: () => form.sent(),
    done: () => void onDone(),
    stale: onDone,
  })
  // On a wide screen all tasks have one address.
  const form = useFields<Values>({
    name: `answer-${task.taskId}`,
    values: { remark: '', volume: '' },
    fields: fields(adjusts),
    onSubmit: () => Promise.resolve(),
  })
  const { remark, volume } = form.values
  const decide = (decision: Decision) => {
    if (decision === 'REJECT' && remark.trim().length < 2) return form.fail('remark', '请填写驳回原因')
    if (decision === 'ADJUST' && volume === '') return form.fail('volume', '请填写核定气量')
    return void act.run({
      taskId: task.taskId,
      decision,
      remark: remark.trim(),
      ...(decision === 'ADJUST' && { volume }),
    })
  }
  const blocked = task.takenBy !== null && task.isMine === '0'
  const field = form.lines.find((line) => line.field.key === 'remark')
  useDeskKeys({
    ...(field && { D: () => scrollToElement(field.id) }),
    ...(!blocked && { B: () => decide('PASS') }),
  })
  return (
    <SectionCard title='处理'>
      <Chips
        inset
        className='mb12'
        label='常用答复'
        items={task.replies.map((text) => ({ key: text, label: text }))}
        active={remark}
        onChange={(text) => form.change({ remark: text })}
      />
      <FieldList of={form} />
      <FormNote form={form} />
      <Row wrap gap={12} to='end'>
        <Button kind='outline' danger disabled={blocked} onTap={() => decide('REJECT')}>
          驳回
        </Button>
        {adjusts && (
          <Button kind='outline' disabled={blocked} onTap={() => decide('ADJUST')}>
            调整后通过
          </Button>
        )}
        <Button disabled={blocked} loading={act.busy} onTap={() => decide('PASS')}>
          通过
          <KeyMark of={blocked ? undefined : 'B'} />
        </Button>
      </Row>
    </SectionCard>
  )
}
