import { formatMoney } from '@domain/money'
import { projectApprovalStatus, projectPaymentStatus, schemeStatus } from '@domain/statuses/project'
import { useAct } from '@/blocks'
import { Button, Empty, Ends, Fact, Item, SectionCard, Status } from '@/ui'
import type { StaffProject } from './step-fields'

interface Acting {
  of: StaffProject
  onDone: () => Promise<void>
}

/** Schemes, instalments and what the customer was asked to agree to. */
export function ProjectPapers({ of: { schemes, payments, approvals }, onDone }: Acting) {
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

function Asked({ of: row, onDone }: { of: StaffProject['approvals'][number]; onDone: () => Promise<void> }) {
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
