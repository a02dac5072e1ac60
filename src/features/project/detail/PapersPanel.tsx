import { projectApprovalStatus, approvalTypes, schemeStatus } from '@domain/statuses/project'
import { useRead } from '@/request'
import { Cell, CellGroup, Empty, ErrorBlock, Skeleton, Status } from '@/ui'
import type { Opened } from '../types'

interface Props {
  projectId: string
  onOpen: (opened: Opened) => void
}

/** 资料: schemes and what was to be agreed to, the newest first. */
export function PapersPanel({ projectId, onOpen }: Props) {
  const design = useRead('job POST /customer/node/getDesignPlanNode', { projectId }, { refresh: 'show' })
  const asked = useRead('job GET /project/approval/get', { projectId }, { refresh: 'show' })
  const failed = design.error ?? asked.error
  if (design.data === undefined || asked.data === undefined)
    return failed ? (
      <ErrorBlock text={failed.message} onRetry={() => void Promise.all([design.reload(), asked.reload()])} />
    ) : (
      <Skeleton height={240} />
    )
  const { schemes } = design.data
  const { list } = asked.data
  if (schemes.length + list.length === 0) return <Empty text='暂无资料' />
  return (
    <>
      {schemes.length > 0 && (
        <CellGroup title='设计方案'>
          {schemes.map((row) => (
            <Cell
              key={row.schemeId}
              title={`${row.title} 第${row.versionNo}版`}
              subtitle={row.createdAt.slice(0, 10)}
              value={<Status status={schemeStatus[row.status]} />}
              onTap={() => onOpen({ kind: 'SCHEME', id: row.schemeId })}
            />
          ))}
        </CellGroup>
      )}
      {list.length > 0 && (
        <CellGroup title='审批事项'>
          {list.map((row) => (
            <Cell
              key={row.approvalId}
              title={row.title}
              subtitle={approvalTypes[row.approvalType].label}
              value={<Status status={projectApprovalStatus[row.status]} />}
              onTap={() => onOpen({ kind: 'APPROVAL', id: row.approvalId })}
            />
          ))}
        </CellGroup>
      )}
    </>
  )
}
