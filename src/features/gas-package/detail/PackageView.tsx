import { useState } from 'react'
import { compareDecimals } from '@domain/decimal-text'
import { formatMoney } from '@domain/money'
import { orderAmounts } from '@domain/package/amounts'
import { gasPackageStatus } from '@domain/statuses/gas-package'
import { formatVolume } from '@domain/volume'
import { DetailPage, useLink, useLinks, useShareCard, Shape } from '@/blocks'
import { callPhone } from '@/platform/phone'
import { useRead } from '@/request'
import { addressOf } from '@/routes/go'
import { BottomBar, Card, Cell, CellGroup, CountDown, Ends, SectionCard, Stack, Status, KeyValue } from '@/ui'
import type { ViewParams } from '@/routes/table'
import { CheckSheet } from '@/shared/order-check'
import { CycleTable } from '../parts/cycle/CycleTable'
import { longLeft } from '../package-text'
import { PackageTags } from '../parts/order/PackageTags'
import { PriceLine } from '../parts/order/PriceLine'
import { SaleNote } from '../parts/order/SaleNote'
import type { PackageDetail } from '../types'
import { termsFacts } from './terms-facts'
import { TrialSheet } from './TrialSheet'
import { useCheck } from './use-check'

const PAGE = '/subPagesB/pages/gas-package/gas-package-detail'

/** 气量包详情 (B 6.1). */
export function PackageView({ packageId }: ViewParams<'/subPagesB/pages/gas-package/gas-package-detail'>) {
  const read = useRead('taocan GET /trade/package/detail', { packageId }, { refresh: 'show', freshFor: 0 })
  const check = useCheck(packageId)
  const [isTrying, setTrying] = useState(false)
  const one = read.data
  useShareCard({
    title: one === undefined ? '气量包' : `${one.name} ${one.unitPrice}元/m³`,
    path: addressOf(PAGE, { packageId }),
  })
  return (
    <DetailPage
      spaced
      read={read}
      skeleton={<Shape heights={[200, 320]} />}
      footer={(data) => <BuyBar of={data} onTry={() => setTrying(true)} onBuy={check.order} onChanged={read.reload} />}
    >
      {(data) => (
        <>
          <Head of={data} onChanged={read.reload} />
          <SectionCard title='产品要素'>
            <KeyValue items={termsFacts(data)} />
          </SectionCard>
          <SectionCard flush title='提气周期' extra={`按${formatVolume(data.minVolume)}均分`}>
            <CycleTable cycles={data.cyclesPreview} />
          </SectionCard>
          <Meters of={data} />
          <Intro text={data.intro} />
          <Rules />
          <CellGroup>
            <Cell
              icon='phone'
              title='咨询电话'
              subtitle={data.contact.name}
              value={data.contact.phone}
              onTap={() => callPhone(data.contact.phone)}
            />
          </CellGroup>
          {isTrying && <TrialSheet of={data} onClose={() => setTrying(false)} />}
          <CheckSheet items={check.items} onClose={check.close} />
        </>
      )}
    </DetailPage>
  )
}

function Head({ of: one, onChanged }: { of: PackageDetail; onChanged: () => Promise<void> }) {
  const { saving } = orderAmounts({ ...one, volume: one.minVolume })
  return (
    <Card>
      <Ends>
        <span className='fs-20 fw-b break'>{one.name}</span>
        <Status status={gasPackageStatus[one.state]} />
      </Ends>
      <div className='mb12'>
        <PackageTags of={one} />
      </div>
      <PriceLine of={one} large />
      {saving !== null && (
        <div className='fs-13 t2 mt8 num break'>
          订{formatVolume(one.minVolume)}较公布价预计节省 {formatMoney(saving)}
        </div>
      )}
      <div className='hr' />
      <SaleNote of={one} onChanged={() => void onChanged()} />
    </Card>
  )
}

/** 我的可用表具: those that cannot take gas of a package say why (K-14). */
function Meters({ of: { meters } }: { of: PackageDetail }) {
  if (meters.length === 0) return null
  return (
    <SectionCard flush title='我的可用表具' count={meters.filter(({ reason }) => reason === null).length}>
      {meters.map(({ meterId, meterNo, name, reason }) => (
        <Cell
          key={meterId}
          icon='meter'
          title={name}
          disabled={reason !== null}
          subtitle={reason === null ? `表号 ${meterNo}` : `表号 ${meterNo} · ${reason}`}
        />
      ))}
    </SectionCard>
  )
}

function Intro({ text }: { text: string }) {
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '')
  if (paragraphs.length === 0) return null
  return (
    <SectionCard title='产品说明'>
      <Stack gap={8} className='fs-14 t2 lh-read break'>
        {paragraphs.map((line, index) => (
          <div key={index}>{line}</div>
        ))}
      </Stack>
    </SectionCard>
  )
}

const RULES = [
  { title: '提气规则', address: addressOf('/pages/transaction-process/text', { code: 'EXTRACTION' }) },
  { title: '退款说明', address: addressOf('/pages/transaction-process/text', { code: 'REFUND' }) },
]

function Rules() {
  const links = useLinks()
  const shown = RULES.filter(({ address }) => links(address))
  if (shown.length === 0) return null
  return (
    <CellGroup>
      {shown.map(({ title, address }) => (
        <Cell key={title} title={title} onTap={links(address)} />
      ))}
    </CellGroup>
  )
}

interface BarProps {
  of: PackageDetail
  onTry: () => void
  onBuy: () => Promise<void>
  onChanged: () => Promise<void>
}

/** On sale: the order. Otherwise the reason; where only one may be placed, the link to the own running one (K-12). */
function BuyBar({ of: one, onTry, onBuy, onChanged }: BarProps) {
  const own = useLink(
    '/subPagesB/pages/gas-package/order-details',
    one.myOrderNo === null ? undefined : { orderNo: one.myOrderNo },
  )
  const isOnSale = one.state === 'ON_SALE'
  const mayRepeat = isOnSale && one.maxOrdersPerBp > 1
  const note = one.state === 'NOT_STARTED' && (
    <span className='fs-13 t2'>
      距开售 <CountDown until={one.saleStart} format={longLeft} onEnd={() => void onChanged()} />
    </span>
  )
  const wait = { text: gasPackageStatus[one.state].label, onTap: () => undefined, disabled: true }
  const buy = isOnSale ? { text: '立即订购', onTap: onBuy } : wait
  return (
    <BottomBar
      {...(note && { note })}
      secondary={{ text: '收益试算', onTap: onTry, disabled: compareDecimals(one.buyRange.max, one.buyRange.min) < 0 }}
      primary={own && !mayRepeat ? { text: '查看订单', onTap: own } : buy}
    />
  )
}
