import { projectRoles, projectStages, projectStatus } from '@domain/statuses/project'
import { useAct, useLink } from '@/blocks'
import { Button, Card, Cell, Ends, KeyValue, prompt, Row, Status } from '@/ui'
import type { StaffProject } from './step-fields'

interface Acting {
  of: StaffProject
  onDone: () => Promise<void>
}

const SHORTEST = 2

const reasonFor = async (title: string): Promise<{ reason: string } | null> => {
  const reason = await prompt({
    title,
    label: '原因',
    content: '客户会看到原因。',
    maxLength: 200,
    check: (text) => (text.trim().length < SHORTEST ? '请填写原因' : undefined),
  })
  return reason === null ? null : { reason: reason.trim() }
}

/** What a project is, and the acts that pause, continue or end it. */
export function ProjectHead({ of: project, onDone }: Acting) {
  const { projectId, version, status } = project
  const key = { projectId, version }
  const then = { dialog: ['44120', '2904'] as const, done: onDone, stale: onDone }
  const pause = useAct('btwob POST /project/pause', { more: () => reasonFor('暂停项目'), ok: '已暂停', ...then })
  const resume = useAct('btwob POST /project/resume', { ask: '恢复项目？', ok: '已恢复', ...then })
  const end = useAct('btwob POST /project/terminate', { more: () => reasonFor('终止项目'), ok: '已终止', ...then })
  const ticket = useLink('/pages/desk/ticket', project.ticketId === null ? undefined : { ticketId: project.ticketId })
  const isOpen = status === 'RUNNING' || status === 'PAUSED'
  return (
    <Card>
      <Ends>
        <h2 className='fs-20 fw-b break'>{project.projectName}</h2>
        <Status status={projectStatus[status]} />
      </Ends>
      <KeyValue
        className='mt8'
        items={[
          ['项目编号', project.projectNo],
          ['户号', project.bp],
          ['进度', `${projectStages[project.stage]} · ${project.totalRate}%`],
          ['计划完工', project.planFinishDate],
          ['暂停原因', project.pauseReason],
          ...project.people.map(({ role, name, phone }) => [projectRoles[role], `${name} ${phone}`] as const),
        ]}
      />
      {ticket && <Cell title='报装工单' icon='contract' onTap={ticket} />}
      {isOpen && (
        <Row gap={8} top={12} wrap>
          {status === 'RUNNING' ? (
            <Button kind='outline' loading={pause.busy} onTap={() => pause.run(key)}>
              暂停
            </Button>
          ) : (
            <Button loading={resume.busy} onTap={() => resume.run(key)}>
              恢复
            </Button>
          )}
          <Button kind='outline' danger loading={end.busy} onTap={() => end.run(key)}>
            终止
          </Button>
        </Row>
      )}
    </Card>
  )
}
