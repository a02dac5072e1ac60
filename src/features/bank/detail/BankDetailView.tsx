import type { Out } from '@contract'
import { bankAccountStatus, bankPurposes, type BankPurpose } from '@domain/statuses/bank-account'
import { DetailPage, Shape, useAct, useLinks } from '@/blocks'
import { useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { Button, Card, Cell, CellGroup, DateText, Ends, KeyValue, SectionCard, Status, Tag } from '@/ui'
import { AccountNumber } from './AccountNumber'
import { DeleteAccount } from './DeleteAccount'
import { Proof } from './Proof'

export type Account = Out<'default GET /crmgas/bankAccount/detail'>

/** ms between two reads while a payment is waited for. */
const EVERY = 10_000

/** 银行账户详情 (D 6.6): how it is proved, what it is for, what uses it. */
export function BankDetailView({ accountId }: ViewParams<'/pages/record/bank-information/bankDetail'>) {
  // The payment that proves it comes by itself.
  const every = (account?: Account) => account?.status === 'VERIFYING' && EVERY
  const read = useRead('default GET /crmgas/bankAccount/detail', { accountId }, { refresh: 'show', every })
  return (
    <DetailPage spaced read={read} skeleton={<Shape heights={[120, 260, 120]} />}>
      {(account) => (
        <>
          <Card>
            <Ends>
              <span className='fs-16 fw-b break'>{account.bankName}</span>
              <Status status={bankAccountStatus[account.status]} />
            </Ends>
            <AccountNumber account={account} />
          </Card>
          <Proof account={account} onChanged={read.reload} />
          <SectionCard title='账户信息'>
            <KeyValue
              items={[
                ['账户名称', account.accountName],
                ['开户支行', account.branchName],
                ['联行号', <span className='num'>{account.cnapsCode}</span>],
                ['添加时间', <DateText value={account.createdAt} form='full' />],
              ]}
            />
          </SectionCard>
          <Purposes account={account} onStale={read.reload} />
          <UsedBy account={account} />
          {account.canChange === '1' && <DeleteAccount account={account} />}
        </>
      )}
    </DetailPage>
  )
}

interface PurposesProps {
  account: Account
  onStale: () => Promise<unknown>
}

/** What it is for; each purpose has one default among the accounts (BK-04). */
function Purposes({ account, onStale }: PurposesProps) {
  const { accountId, version, purposes, defaultFor, status, canChange } = account
  const set = useAct('default POST /crmgas/bankAccount/setDefault', { ok: '已设为默认', stale: onStale })
  const mayBe = (purpose: BankPurpose) => status === 'VERIFIED' || purpose === 'INVOICE'
  return (
    <CellGroup title='用途'>
      {purposes.map((purpose) => (
        <Cell
          key={purpose}
          title={bankPurposes[purpose]}
          {...(!mayBe(purpose) && { subtitle: '验证通过后可设为默认' })}
          action={
            defaultFor.includes(purpose) ? (
              <Tag tone='primary'>默认</Tag>
            ) : (
              canChange === '1' &&
              mayBe(purpose) && (
                <Button
                  kind='text'
                  size='small'
                  label={`设为默认 ${bankPurposes[purpose]}`}
                  onTap={() => set.run({ accountId, version, purpose })}
                >
                  设为默认
                </Button>
              )
            )
          }
        />
      ))}
    </CellGroup>
  )
}

function UsedBy({ account: { usedBy } }: { account: Account }) {
  const links = useLinks()
  if (usedBy.length === 0) return null
  return (
    <CellGroup title='进行中的电汇'>
      {usedBy.map(({ id, no }) => {
        const onTap = links.to('/pages/pay/pay-telegraphic-transfer/confirm-order', { ttId: id })
        return <Cell key={id} title={<span className='num'>{no}</span>} {...(onTap && { onTap })} />
      })}
    </CellGroup>
  )
}
