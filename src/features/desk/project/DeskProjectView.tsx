import type { Out } from '@contract'
import { formatMoney } from '@domain/money'
import {
  projectApprovalStatus,
  projectPaymentStatus,
  projectStages,
  projectStatus,
  schemeStatus,
  shownNodeStatus,
} from '@domain/statuses/project'
import { DetailPage, Shape, useAct } from '@/blocks'
import { useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { Button, Card, Empty, Ends, Fact, Item, KeyValue, prompt, Row, SectionCard, Stack, Status } from '@/ui'
import { DeskGate, useDeskEnd } from '../DeskGate'

type Project = Out<'btwob GET /project/detail'>

interface Acting {
  of: Project
  onDone: () => Promise<void>
}

/** A project at the desk: its steps are begun and finished here, it is paused and goes on; vouchers are decided in the queue. */
export const DeskProjectView = ({ projectId }: ViewParams<'/pages/desk/project'>) => (
  <DeskGate>{(close) => <One projectId={projectId} close={close} />}</DeskGate>
)

function One({ projectId, close }: { projectId: string; close: () => void }) {
  const read = useRead('btwob GET /project/detail', { projectId }, { handles: ['2211'], refresh: 'show' })
  useDeskEnd(read.error, close)
  return (
    <DetailPage spaced read={read} skeleton={<Shape heights={[140, 400]} />}>
      {(project) => (
        <Stack gap={12}>
          <Head of={project} onDone={read.reload} />
          <SectionCard flush title='步骤'>
            {project.nodes.map((node) => (
              <Step key={node.nodeCode} node={node} of={project} onDone={read.reload} />
            ))}
          </SectionCard>
          <Papers of={project} onDone={read.reload} />
        </Stack>
      )}
    </DetailPage>
  )
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

function Head({ of: project, onDone }: Acting) {
  const { projectId, version, status } = project
  const key = { projectId, version }
  const then = { dialog: ['44120', '2904'] as const, done: onDone, stale: onDone }
  const pause = useAct('btwob POST /project/pause', { more: () => reasonFor('暂停项目'), ok: '已暂停', ...then })
  const resume = useAct('btwob POST /project/resume', { ask: '恢复项目？', ok: '已恢复', ...then })
  const end = useAct('btwob POST /project/terminate', { more: () => reasonFor('终止项目'), ok: '已终止', ...then })
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
        ]}
      />
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

function Step({ node, of: { projectId, version, status }, onDone }: Acting & { node: Project['nodes'][number] }) {
  const { nodeCode, nodeName } = node
  const move = useAct('btwob POST /project/node/update', {
    ok: '已更新',
    dialog: ['44120', '2904', '2901'],
    done: onDone,
    stale: onDone,
  })
  const isOpen = status === 'RUNNING' && node.actualEnd === null && node.status !== 'SKIPPED'
  return (
    <Item>
      <Ends>
        <Fact grow value={nodeName} note={node.planEnd === null ? '待排期' : `计划 ${node.planEnd} · ${node.rate}%`} />
        {isOpen && (
          <Button
            kind='outline'
            label={`完成 ${nodeName}`}
            loading={move.busy}
            onTap={() => move.run({ projectId, version, nodeCode, event: 'FINISH' })}
          >
            完成
          </Button>
        )}
        <Status status={shownNodeStatus[node.status]} />
      </Ends>
    </Item>
  )
}

function Papers({ of: { schemes, payments, approvals }, onDone }: Acting) {
  return (
    <>
      <SectionCard flush title='方案与费用'>
        {schemes.length === 0 && <Empty small text='还没有方案' />}
        {schemes.map((row) => (
          <Item key={row.schemeId}>
            <Ends>
              <Fact grow value={`第${row.versionNo}版 ${row.title}`} note={formatMoney(row.quoteTotal)} />
              <Status status={schemeStatus[row.status]} />
            </Ends>
          </Item>
        ))}
        {payments.map((row) => (
          <Item key={row.paymentId}>
            <Ends>
              <Fact
                grow
                value={`第${row.seq}期 ${row.name}`}
                note={`${formatMoney(row.paidAmount)} / ${formatMoney(row.amount)} · ${row.dueDate}`}
              />
              <Status status={projectPaymentStatus[row.status]} />
            </Ends>
          </Item>
        ))}
      </SectionCard>
      {approvals.length > 0 && (
        <SectionCard flush title='审批'>
          {approvals.map((row) => (
            <Asked key={row.approvalId} of={row} onDone={onDone} />
          ))}
        </SectionCard>
      )}
    </>
  )
}

function Asked({ of: row, onDone }: { of: Project['approvals'][number]; onDone: () => Promise<void> }) {
  const { approvalId, version, title, status } = row
  const withdraw = useAct('btwob POST /project/approval/withdraw', {
    ask: `撤回“${title}”？`,
    ok: '已撤回',
    dialog: ['44120', '2904'],
    done: onDone,
    stale: onDone,
  })
  return (
    <Item>
      <Ends>
        <Fact grow value={title} note={`截止 ${row.deadline.slice(0, 10)}`} />
        {status === 'WAITING' && (
          <Button
            kind='text'
            label={`撤回 ${title}`}
            loading={withdraw.busy}
            onTap={() => withdraw.run({ approvalId, version })}
          >
            撤回
          </Button>
        )}
        <Status status={projectApprovalStatus[status]} />
      </Ends>
    </Item>
  )
}
