import type { Out } from '@contract'
import { formatFullMoment } from '@domain/date-format'
import { contractStatus, contractTypes } from '@domain/statuses/gas-contract'
import { signWays } from '@domain/statuses/gas-package'
import { openTasks, signTaskStatus } from '@domain/statuses/signing'
import { useAct, useLink } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { showFile } from '@/shared/file'
import { Button, DateText, Ends, ErrorBlock, KeyValue, Row, SectionLabel, Sheet, Skeleton, Stack, Status } from '@/ui'

type Detail = Out<'default GET /crmgas/contract/detail'>
type Task = Detail['tasks'][number]

/** A contract as a sheet: parties, terms, signatures, and what can be done with it (B 6.6). */
export function ContractSheet({ contractId, onClose }: { contractId: string; onClose: () => void }) {
  const read = useRead('default GET /crmgas/contract/detail', { contractId }, { handles: 'all' })
  const { data } = read
  return (
    <Sheet
      open
      title='合同详情'
      cancelText='关闭'
      onClose={onClose}
      {...(data && { footer: <Acts of={data} onChanged={read.reload} /> })}
    >
      <Stack gap={12} className='gutter mb16'>
        {read.state === 'error' && <ErrorBlock small onRetry={() => void read.reload()} />}
        {read.state !== 'error' && data === undefined && <Skeleton kind='card' height={320} />}
        {data && <Facts of={data} />}
      </Stack>
    </Sheet>
  )
}

function Facts({ of: contract }: { of: Detail }) {
  return (
    <>
      <Ends>
        <span className='fs-20 fw-b break'>{contract.title}</span>
        <Status status={contractStatus[contract.status]} />
      </Ends>
      <KeyValue
        items={[
          ['合同编号', contract.contractNo, { copy: contract.contractNo }],
          ['合同类型', contractTypes[contract.contractType]],
          ['用气方', contract.customerName],
          ['供气方', contract.companyName],
          ...contract.terms.map(({ label, value }) => [label, value] as const),
          ['审核意见', contract.remark || null],
          [
            '文件指纹',
            contract.docHash === '' ? null : `${contract.docHash.slice(0, 16)}…`,
            { copy: contract.docHash },
          ],
        ]}
      />
      {contract.tasks.length > 0 && <SectionLabel>签署记录</SectionLabel>}
      {contract.tasks.map((task) => (
        <Signing key={task.taskId} of={task} />
      ))}
      {contract.children.length > 0 && <SectionLabel>关联合同</SectionLabel>}
      {contract.children.map((child) => (
        <Ends key={child.contractId}>
          <span className='fs-14 break'>{child.title}</span>
          <Status status={contractStatus[child.status]} />
        </Ends>
      ))}
    </>
  )
}

const Signing = ({ of: task }: { of: Task }) => (
  <KeyValue
    items={[
      ['状态', <Status key='state' status={signTaskStatus[task.status]} />],
      ['签署人', [task.signerName, task.phone].filter(Boolean).join(' ') || null],
      ['签署方式', task.signWay && signWays[task.signWay]],
      ['签署时间', task.signedAt && formatFullMoment(task.signedAt)],
      ['供气方签署', task.companySignedAt && formatFullMoment(task.companySignedAt)],
      ['原因', task.failReason || null],
      ['截止时间', task.signedAt === null && <DateText key='until' value={task.expireAt} form='full' />],
    ]}
  />
)

/** C-13, C-03, renewals. */
function Acts({ of: contract, onChanged }: { of: Detail; onChanged: () => Promise<void> }) {
  const { contractId, actions } = contract
  const task = contract.tasks.find(({ status }) => (openTasks as readonly string[]).includes(status))
  const sign = useLink('/subPagesB/pages/signManagement/iframe-screen', { taskId: task?.taskId ?? '' })
  const edit = useLink('/subPagesB/pages/signManagement/annualFrameContract', {
    year: Number(contract.startDate.slice(0, 4)),
  })
  const file = useAct('default GET /crmgas/contract/fileUrl', { done: ({ url, name }) => showFile(url, name) })
  const renew = useAct('default POST /crmgas/contract/renewApply', {
    once: true,
    ask: '将以现合同条款发起续签。确认申请？',
    ok: '已提交续签申请',
    done: onChanged,
    stale: onChanged,
  })
  const again = useAct('default POST /crmgas/contract/reissue', {
    once: true,
    stale: onChanged,
    done: ({ taskId }) => go('/subPagesB/pages/signManagement/iframe-screen', { taskId }),
  })
  const check = useLink('/pages/verify/verify', { hash: contract.fileHash ?? '' })
  const buttons = [
    contract.fileHash !== null && check && { text: '验签', onTap: check },
    actions.includes('FILE') && { text: '下载合同', onTap: () => file.run({ contractId }), busy: file.busy },
    actions.includes('EDIT') && edit && { text: '继续填写', onTap: edit },
    actions.includes('RENEW') && { text: '申请续签', onTap: () => renew.run({ contractId }), busy: renew.busy },
    actions.includes('REISSUE') && { text: '重新发起', onTap: () => again.run({ contractId }), busy: again.busy },
    actions.includes('SIGN') && sign && { text: '去签署', onTap: sign },
  ].filter((one) => one !== false && one !== undefined)
  if (buttons.length === 0) return null
  return (
    <Row gap={8} wrap to='end'>
      {buttons.map((one, index) => (
        <Button
          key={one.text}
          kind={index === buttons.length - 1 ? 'filled' : 'outline'}
          loading={('busy' in one && one.busy) === true}
          onTap={one.onTap}
        >
          {one.text}
        </Button>
      ))}
    </Row>
  )
}
