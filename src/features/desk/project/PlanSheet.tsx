import { finished } from '../parts/finished'
import { addDays } from '@domain/date'
import { nodeSeeds } from '@domain/project/nodes'
import { FormSheet, useFormAct, useToday, type FormField } from '@/blocks'
import { date } from '@/blocks/form/date'
import { lineField, readLines } from '../typed-lines'
import { PLAN_SHAPE, planLine, planOf } from './lines'
import type { StaffProject } from './step-fields'

interface Props {
  of: StaffProject
  onClose: () => void
  onDone: () => Promise<void>
}

interface PlanValues {
  steps: string
  planFinishDate: string
  reason: string
}

const YEARS = 5

const namesOnce = (typed: string): string | undefined => {
  const codes = readLines(typed, planOf).map(({ nodeCode }) => nodeCode)
  return new Set(codes).size < codes.length ? '每一步只写一行' : undefined
}

function fieldsOf(today: string, { planFinishDate }: StaffProject): readonly FormField<PlanValues>[] {
  const steps = lineField('步', PLAN_SHAPE, planOf, nodeSeeds.length)
  const min = planFinishDate !== null && planFinishDate < today ? planFinishDate : today
  return [
    {
      key: 'steps',
      label: '各步计划',
      required: true,
      maxLength: 1500,
      hint: '已完成的步骤保持原日期',
      ...steps,
      checks: [...steps.checks, namesOnce],
    },
    { key: 'planFinishDate', label: '计划完工', kind: date({ min, max: addDays(today, 365 * YEARS), start: today }) },
    { key: 'reason', label: '调整原因', maxLength: 200, placeholder: '已排定的日期变动时填写，客户可见' },
  ]
}

/** Planned days of all steps together: what stands is filled in, a line each. */
export function PlanSheet({ of: project, onClose, onDone }: Props) {
  const today = useToday()
  const { projectId, version, nodes, planFinishDate } = project
  const send = useFormAct('btwob POST /project/plan', {
    input: ({ reason, ...values }: PlanValues) => ({
      projectId,
      version,
      steps: readLines(values.steps, planOf),
      ...(values.planFinishDate !== '' && { planFinishDate: values.planFinishDate }),
      ...(reason.trim() !== '' && { reason: reason.trim() }),
    }),
    dialog: ['44120', '2904'],
    ok: '计划已更新',
    done: () => finished(onClose, onDone),
    stale: onDone,
  })
  return (
    <FormSheet<PlanValues>
      name={`plan-${projectId}`}
      title='整体计划'
      confirmText='保存'
      values={{
        steps: nodes.flatMap((node) => planLine(node) ?? []).join('\n'),
        planFinishDate: planFinishDate ?? '',
        reason: '',
      }}
      fields={fieldsOf(today, project)}
      {...send}
      onClose={onClose}
    />
  )
}
