import { useState } from 'react'
import { callPhone } from '@/platform/phone'
import { PageFrame } from '@/blocks'
import { useRead } from '@/request'
import { Button, Card, Chips, Empty, Fact, KeyValue, Row, SearchField } from '@/ui'

const ALL = ''

/** 供气单位热线 (C 6.3): hotlines of every company, found by name, region or city. */
export function HotlineView() {
  const [keyword, setKeyword] = useState('')
  const [city, setCity] = useState(ALL)
  const read = useRead('default GET /crmgas/company/list')
  const all = read.data ?? []
  const cities = [...new Set(all.map((one) => one.city))]
  const wanted = keyword.trim().toLowerCase()
  const shown = all
    .filter((one) => city === ALL || one.city === city)
    .filter((one) => [one.companyName, one.region, one.city].some((text) => text.toLowerCase().includes(wanted)))
  return (
    <PageFrame of={read} top={<SearchField value={keyword} onChange={setKeyword} placeholder='搜索供气单位' />}>
      <Chips
        label='城市'
        items={[{ key: ALL, label: '全部' }, ...cities.map((one) => ({ key: one, label: one }))]}
        active={city}
        onChange={setCity}
      />
      {shown.map((one) => (
        <Card key={one.companyCode}>
          <h2 className='fs-16 fw-b'>{one.companyName}</h2>
          <div className='fs-13 t3 mt4 mb8'>{one.region}</div>
          <KeyValue items={[['营业时间', one.businessHours]]} />
          <Line label='客服热线' phone={one.hotline} />
          <Line label='24小时抢险电话' phone={one.emergencyHotline} danger />
        </Card>
      ))}
      {shown.length === 0 && <Empty text='未找到供气单位' picture='search' />}
    </PageFrame>
  )
}

function Line({ label, phone, danger = false }: { label: string; phone: string; danger?: boolean }) {
  return (
    <Row gap={12} top={12}>
      <Fact grow big label={label} value={danger ? <span className='c-danger'>{phone}</span> : phone} />
      <Button kind='outline' size='small' danger={danger} label={`拨打${label}`} onTap={() => callPhone(phone)}>
        拨打
      </Button>
    </Row>
  )
}
