import type { Out } from '@contract'
import { DetailPage, Shape, useLink, type Link } from '@/blocks'
import { useRead } from '@/request'
import { Card, Cell, CellGroup, KeyValue, type IconName } from '@/ui'
import { Endings } from './Endings'
import { Places } from './Places'

export type Overview = Out<'default GET /crmgas/record/overview'>

/** 企业档案 (D 6.6): everything that ends first (Y-17), then what the archive holds. */
export function MyRecordView() {
  const read = useRead('default GET /crmgas/record/overview', undefined, { refresh: 'show' })
  return (
    <DetailPage spaced read={read} skeleton={<Shape heights={[420, 320, 160]} />}>
      {(data) => (
        <>
          <Endings of={data} onChanged={read.reload} />
          <Archive of={data} />
          <Places />
          <Card>
            <KeyValue
              items={[
                ['企业名称', data.customerName],
                ['户号', data.bp, { copy: data.bp }],
                ['供气企业', data.companyName],
              ]}
            />
          </Card>
        </>
      )}
    </DetailPage>
  )
}

function Archive({ of: { counts } }: { of: Overview }) {
  const equipment = useLink('/pages/record/gas-equipment/list')
  const meters = useLink('/pages/record/gas-flow-meter/list')
  const alarms = useLink('/pages/record/burglar-alarm/list')
  const banks = useLink('/pages/record/bank-information/bankList')
  const contracts = useLink('/subPagesB/pages/signManagement/index')
  const papers = useLink('/pages/qualifications/certification')
  const titles = useLink('/pages/invoice/invoice-title')
  const rows: [Link | undefined, IconName, string, string, string][] = [
    [meters, 'meter', '流量计', '来自表具档案', `${counts.meters} 台`],
    [alarms, 'alarm', '燃气报警器', '来自安检与登记', `${counts.alarms} 台`],
    [equipment, 'flame', '用气设备', '来自铭牌与登记', `${counts.equipment} 台`],
    [contracts, 'contract', '供用气合同', '来自合同系统', counts.contracts === null ? '' : `${counts.contracts} 份`],
    [papers, 'building', '证照', '来自企业认证', counts.papers === 0 ? '' : `${counts.papers} 份有期限`],
    [banks, 'bank', '银行信息', '电汇核对与退款', ''],
    [titles, 'invoice', '开票信息', '发票抬头', ''],
  ]
  return (
    <CellGroup title='档案'>
      {rows.map(
        ([link, icon, title, subtitle, value]) =>
          link && <Cell key={title} icon={icon} title={title} subtitle={subtitle} value={value} onTap={link} />,
      )}
    </CellGroup>
  )
}
