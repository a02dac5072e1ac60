import type { Out } from '@contract'
import { deviceUses, equipmentTypes, validities } from '@domain/statuses/gas-device'
import { siteStatus } from '@domain/statuses/usage-site'
import { DetailPage, PageFrame, Shape, Thumbs, usePreview } from '@/blocks'
import { useRead } from '@/request'
import type { PageParams } from '@/routes/table'
import { Card, Empty, Ends, KeyValue, SectionCard, Status } from '@/ui'
import { LoadCard } from '../LoadCard'
import { ReviewNotes } from '../ReviewNotes'
import { EquipmentActs } from './EquipmentActs'
import { EquipmentForm } from './EquipmentForm'

export type Equipment = Out<'default GET /crmgas/record/equipment/detail'>

/** 用气设备详情 (D 6.6): a device, its form, or the form of a new one. */
export function EquipmentView({ equipmentId, mode }: PageParams<'/pages/record/gas-equipment/detail'>) {
  if (mode === 'add') return <EquipmentForm />
  if (equipmentId === undefined) return <PageFrame empty={<Empty text='链接无效' />} />
  return <OneDevice equipmentId={equipmentId} isEdited={mode === 'edit'} />
}

function OneDevice({ equipmentId, isEdited }: { equipmentId: string; isEdited: boolean }) {
  const options = { refresh: 'show', gone: ['2902'], freshFor: 0 } as const
  const read = useRead('default GET /crmgas/record/equipment/detail', { equipmentId }, options)
  const { show, layer } = usePreview()
  if (isEdited && read.data?.actions.includes('EDIT')) return <EquipmentForm of={read.data} />
  return (
    <DetailPage
      spaced
      read={read}
      skeleton={<Shape heights={[140, 90, 420]} />}
      footer={(one) => <EquipmentActs of={one} onChanged={read.reload} />}
    >
      {(one) => (
        <>
          <Head of={one} />
          {one.load && <LoadCard of={one.load} />}
          <Facts of={one} />
          <SectionCard title='照片'>
            {one.platePhoto === null && one.photos.length === 0 && <Empty small text='暂无照片' />}
            <Thumbs label='铭牌照片' pictures={one.platePhoto ? [one.platePhoto] : []} onShow={show} />
            <Thumbs label='设备照片' pictures={one.photos} onShow={show} />
            <Thumbs label='报废照片' pictures={one.scrapPhotos} onShow={show} />
          </SectionCard>
          {layer}
        </>
      )}
    </DetailPage>
  )
}

function Head({ of: one }: { of: Equipment }) {
  return (
    <>
      <ReviewNotes of={one} />
      <Card>
        <Ends>
          <span className='fs-16 fw-b break'>{one.name}</span>
          <Status
            status={one.reviewStatus === 'CONFIRMED' ? deviceUses[one.useStatus] : siteStatus[one.reviewStatus]}
          />
        </Ends>
        <Ends top={4}>
          <span className='fs-13 t2 num break'>
            {equipmentTypes[one.equipmentType].label} · {one.equipmentNo}
          </span>
          <Status status={validities[one.validity]} />
        </Ends>
      </Card>
    </>
  )
}

function Facts({ of: one }: { of: Equipment }) {
  return (
    <SectionCard title='设备信息'>
      <KeyValue
        items={[
          ['品牌型号', `${one.brand} ${one.model}`.trim() || null],
          ['出厂编号', one.serialNo || null],
          ['所接流量计', one.meterNo, { copy: one.meterNo }],
          ['用气地点', one.siteName || null],
          ['数量', `${one.quantity} 台`],
          ['额定流量', `${one.ratedFlow} m³/h·台`],
          ['额定功率', one.ratedPower && `${one.ratedPower} kW`],
          ['工作压力', one.workPressure && `${one.workPressure} kPa`],
          ['每天运行', `${one.dailyHours} 小时（${one.hoursAt.slice(0, 10)} 确认）`],
          ['熄火保护', one.flameProtection === '1' ? '有' : '无'],
          ['生产日期', one.productionDate],
          ['安装日期', one.installDate],
          ['使用年限至', one.expireDate],
          ['档案来源', one.source === 'COMPANY' ? '燃气公司' : '企业登记'],
        ]}
      />
    </SectionCard>
  )
}
