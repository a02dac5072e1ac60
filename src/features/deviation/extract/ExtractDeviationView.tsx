import { passedText } from '@domain/package/cycles'
import { formatVolume } from '@domain/volume'
import { DetailPage, useLink, useMay } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import { BottomBar, Cell, CellGroup, KeyValue, Money, SectionCard } from '@/ui'
import type { Case } from '../case-look'
import { CaseChart, CaseHead } from '../CaseHead'
import { Said } from '../Said'

/** 订单偏差提醒 (B 6.8, X-14): a cycle of a package that is far off its line, and what that costs if it goes on. */
export function ExtractDeviationView({ caseId }: ViewParams<'/subPages/my-message/oderDeviation'>) {
  const read = useRead('demand GET /deviation/detail', { caseId }, { gone: ['2902'], refresh: 'show' })
  return (
    <DetailPage spaced read={read} footer={(one) => <Foot of={one} />}>
      {(one) => (
        <>
          <CaseHead
            of={one}
            extra={one.canReport ? `请于 ${one.reportUntil.slice(5, 16).replace('T', ' ')} 前说明` : undefined}
          />
          <CaseChart of={one} />
          <Consequence of={one} />
          <Said of={one} />
          <Ways of={one} />
        </>
      )}
    </DetailPage>
  )
}

function Consequence({ of: { extract } }: { of: Case }) {
  if (extract === null) return null
  const { cycleName, startDate, endDate, total, taken, projected, shortFee, overAmount } = extract
  return (
    <SectionCard title={`${cycleName}提气进度`} extra={`${startDate.slice(5)} 至 ${endDate.slice(5)}`}>
      <KeyValue
        items={[
          ['本周期应提', formatVolume(total)],
          ['已提', `${formatVolume(taken)}（${passedText(extract)}）`],
          ['按当前进度周期末预计', formatVolume(projected)],
          ['预计少提补偿', shortFee !== '0.00' && <Money value={shortFee} />],
          ['预计补款', overAmount !== '0.00' && <Money value={overAmount} />],
        ]}
      />
      <div className='fs-12 t3 mt8'>
        {shortFee === '0.00' && overAmount === '0.00'
          ? '按当前进度，周期结算时不产生补偿或补款'
          : '按已过日子的日均值估算，以周期结算为准'}
      </div>
    </SectionCard>
  )
}

function Ways({ of: { extract } }: { of: Case }) {
  const childNo = extract?.childNo ?? ''
  const change = useLink('/subPagesB/pages/gas-package/change-extraction-gas', { childNo })
  const add = useLink('/subPagesB/pages/gas-package/change-extraction-gas', { childNo, type: 'ADD' })
  const days = useLink('/subPagesB/pages/gas-package/periodic-extraction-vol-details', { childNo })
  if (extract === null) return null
  return (
    <CellGroup>
      {change && <Cell icon='edit' title='申请变更' subtitle='把气量移到别的周期' onTap={change} />}
      {add && <Cell icon='plus' title='追加提气' onTap={add} />}
      {days && <Cell icon='bars' title='提气明细' onTap={days} />}
    </CellGroup>
  )
}

function Foot({ of: { caseId, canReport } }: { of: Case }) {
  const mayReport = useMay('model:DEVIATION_REPORT')
  if (!canReport || !mayReport) return null
  return (
    <BottomBar primary={{ text: '上报原因', onTap: () => go('/subPages/my-message/reasonReporting', { caseId }) }} />
  )
}
