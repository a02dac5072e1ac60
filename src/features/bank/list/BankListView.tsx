import type { Out } from '@contract'
import { bankAccountStatus, bankPurposes } from '@domain/statuses/bank-account'
import { PageFrame, Shape, useLinks } from '@/blocks'
import { useRead } from '@/request'
import { BottomBar, Card, Empty, Ends, Item, Row, Status, Tag } from '@/ui'

type Account = Out<'default GET /crmgas/bankAccount/list'>['list'][number]

/** 银行信息 (D 6.6): the accounts on file, each with what it is for and whether it is proved. */
export function BankListView() {
  const read = useRead('default GET /crmgas/bankAccount/list', undefined, { refresh: 'show' })
  const links = useLinks()
  const add = links('/pages/record/bank-information/addBank')
  const { list = [], max = 0, canChange = '0' } = read.data ?? {}
  return (
    <PageFrame
      spaced
      of={read}
      skeleton={<Shape heights={[104, 104]} />}
      footer={
        canChange === '1' &&
        add && (
          <BottomBar
            primary={{ text: `添加银行账户（${list.length}/${max}）`, disabled: list.length >= max, onTap: add }}
          />
        )
      }
    >
      {list.length === 0 ? (
        <Empty text='暂无银行账户' />
      ) : (
        <Card flush>
          {list.map((account) => (
            <AccountRow
              key={account.accountId}
              account={account}
              onTap={links.to('/pages/record/bank-information/bankDetail', { accountId: account.accountId })}
            />
          ))}
        </Card>
      )}
      <div className='gutter fs-12 t3 mt12'>银行账户用于电汇付款核对、退款及开票，不会自动扣款</div>
    </PageFrame>
  )
}

const NEXT = { TO_VERIFY: '去验证', VERIFYING: '查看验证', FAILED: '重新验证', VERIFIED: null, DISABLED: null }

function AccountRow({ account, onTap }: { account: Account; onTap: (() => void) | undefined }) {
  const { bankName, accountNoMask, accountName, purposes, defaultFor, status } = account
  const next = NEXT[status]
  return (
    <Item {...(onTap && { onTap })}>
      <Ends>
        <span className='fs-16 fw-m break'>{bankName}</span>
        <Status status={bankAccountStatus[status]} />
      </Ends>
      <div className='num fs-15 mt4'>{accountNoMask}</div>
      <div className='fs-13 t2 mt4 break'>{accountName}</div>
      <Ends top={8}>
        <Row wrap gap={4}>
          {purposes.map((purpose) => (
            <Tag key={purpose} kind='outline' tone={defaultFor.includes(purpose) ? 'primary' : 'muted'}>
              {defaultFor.includes(purpose) ? `${bankPurposes[purpose]}默认` : bankPurposes[purpose]}
            </Tag>
          ))}
        </Row>
        {next !== null && <span className='fs-13 c-link nowrap'>{next}</span>}
      </Ends>
    </Item>
  )
}
