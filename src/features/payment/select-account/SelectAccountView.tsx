import { useState } from 'react'
import type { Out } from '@contract'
import { isPositiveMoney } from '@domain/money'
import { PageFrame } from '@/blocks'
import { switchCustomer } from '@/shared/customer'
import { callFailure, useRead } from '@/request'
import { go, returnTo } from '@/routes/go'
import { Button, Cell, CellGroup, confirm, Empty, Money, Row, SectionLabel, Tag, toast } from '@/ui'
import type { ViewParams } from '@/routes/table'
import { AccountSearch } from './AccountSearch'
import { BasketForm } from './basket/BasketForm'
import { BasketView } from './basket/BasketView'
import { PayeeResult, type Payee } from './PayeeResult'

type RecentAccounts = Out<'default GET /crmgas/pay/recentAccounts'>

const METERS = '/pages/pay/meters'

/** Which page asked: where an own account leads. */
export type Asker = 'place-order' | 'meters'

/** 选择缴费户号 (A 6.18): own accounts, the search for another one, and those paid for before (AE-61). */
export function SelectAccountView({ back = 'meters', basketId, channel }: ViewParams<'/pages/pay/select-account'>) {
  if (basketId !== undefined) return <BasketView basketId={basketId} channel={channel ?? null} />
  return <Accounts back={back} />
}

function Accounts({ back }: { back: Asker }) {
  const [merging, setMerging] = useState(false)
  const accounts = useRead('default GET /crmgas/pay/recentAccounts', undefined, { freshFor: 0 })
  const [found, setFound] = useState<Payee | null>(null)
  const own = accounts.data?.own ?? []
  if (merging) return <BasketForm own={own} onLeave={() => setMerging(false)} />
  return (
    <PageFrame of={accounts}>
      {accounts.data && (
        <>
          <OwnAccounts own={own} back={back} />
          {own.length > 1 && (
            <div className='gutter mb12'>
              <Button block kind='outline' onTap={() => setMerging(true)}>
                合并缴费
              </Button>
            </div>
          )}
          <SectionLabel>为其他户号缴费</SectionLabel>
          <AccountSearch onFound={setFound} />
          {found && <PayeeResult payee={found} />}
          <Recent recent={accounts.data.recent} onChoose={setFound} />
        </>
      )}
    </PageFrame>
  )
}

function OwnAccounts({ own, back }: { own: RecentAccounts['own']; back: Asker }) {
  const [switching, setSwitching] = useState(false)
  const choose = async (bp: string, current: boolean) => {
    if (current) return stay(back)
    if (switching || !(await confirm({ title: '提示', content: '切换到该户号？' }))) return
    setSwitching(true)
    try {
      await switchCustomer(bp)
      toast('切换成功')
      // The pages below belonged to the former account as well.
      await (back === 'place-order'
        ? go('/pages/pay/place-order', { bizType: 'PREPAY' }, { relaunch: true })
        : go(METERS, {}, { relaunch: true }))
    } catch (failure) {
      callFailure(failure)
    } finally {
      setSwitching(false)
    }
  }
  return (
    <CellGroup title='我的户号'>
      {own.map(({ bp, customerName, companyName, totalDue, current }) => (
        <Cell
          key={bp}

          title={
            <Row wrap>
              {customerName}
              {current && <Tag tone='primary'>当前</Tag>}
            </Row>
          }
          subtitle={`户号 ${bp} · ${companyName}`}
          // Nothing is said of what the user may not see.
          value={totalDue !== null && <Due total={totalDue} />}
          onTap={() => void choose(bp, current)}
        />
      ))}
    </CellGroup>
  )
}

/** Back to the page that asked, for the account that holds now. */
const stay = (back: Asker): Promise<unknown> =>
  back === 'place-order' ? go('/pages/pay/place-order', { bizType: 'PREPAY' }, { replace: true }) : returnTo(METERS)

function Due({ total }: { total: string }) {
  if (!isPositiveMoney(total)) return <>无应缴</>
  return (
    <span className='t1'>
      应缴 <Money value={total} />
    </span>
  )
}

function Recent({ recent, onChoose }: { recent: RecentAccounts['recent']; onChoose: (payee: Payee) => void }) {
  if (recent.length === 0) return <Empty text='暂无历史缴费对象' />
  return (
    <CellGroup title='最近缴费'>
      {recent.map((payee) => (
        <Cell
          key={payee.payToken}
          title={payee.nameMask}
          subtitle={`户号 ${payee.bpMask}`}
          value={<Due total={payee.totalDue} />}
          onTap={() => onChoose(payee)}
        />
      ))}
    </CellGroup>
  )
}
