import { finished } from '../parts/finished'
import { FormSheet, useFormAct, useToday } from '@/blocks'
import { fieldsOf, valuesOf, type StaffNode, type StaffProject, type StepValues } from './step-fields'
import { inputOf } from './step-input'

interface Props {
  node: StaffNode
  of: StaffProject
  onClose: () => void
  onDone: () => Promise<void>
}

/** A step of a project: it moves on, its days change, and what was found or made in it is written down. */
export function StepSheet({ node, of: project, onClose, onDone }: Props) {
  const today = useToday()
  const send = useFormAct('btwob POST /project/node/update', {
    input: (values: StepValues) => inputOf(values, node, project),
    at: { '44852': 'files' },
    dialog: ['44120', '2904'],
    ok: '已更新',
    done: () => finished(onClose, onDone),
    stale: onDone,
  })
  return (
    <FormSheet<StepValues>
      name={`step-${project.projectId}-${node.nodeCode}`}
      title={node.nodeName}
      confirmText='保存'
      values={valuesOf(node, project, today)}
      fields={fieldsOf(node, project, today)}
      {...send}
      onClose={onClose}
    />
  )
}
