import { useState } from 'react'
import { formatVolume } from '@domain/volume'
import { PageFrame, useLink, useMay } from '@/blocks'
import { useRead } from '@/request'
import { BottomBar, Card, Empty, ErrorBlock, Field, Figures, KeyValue, Money, NoticeBar, Price, Volume } from '@/ui'
import { Devices } from '../devices'
import { useCalculator } from '../use-calculator'

/** Most devices of an estimate (B 6.5). */
const MOST = 5
const daysOf = (text: string): { workDays?: number } => {
  const days = Number(text)
  return days >= 1 && days <= 31 ? { workDays: days } : {}
}

/** 用气估算 (B 6.5): for every customer, before more gas or a package is asked for; nothing is kept. */
export function EstimateView() {
  const [days, setDays] = useState('')
  const of = useCalculator(undefined, daysOf(days))
  const customer = useRead('dg GET /small/gasplan/getNewCustomer', undefined, { handles: 'all' })
  const { result, fault, retry } = of
  const maySeeUse = useMay('model:ENERGY_VIEW')
  const prefill = result?.monthVolume ?? ''
  const report = useLink('/subPagesB/pages/predict-gas/report', { planType: 'MONTH', prefill, method: 'DEVICE' })
  const packages = useLink('/subPagesB/pages/gas-package/index')
  const plans = customer.data !== undefined && customer.data.planMode !== 'NONE'
  const declare = plans && result !== undefined ? report : undefined
  return (
    <PageFrame
      spaced
      footer={
        (declare ?? packages) && (
          <BottomBar
            {...(declare && packages && { secondary: { text: '查看气量包', onTap: packages } })}
            primary={
              declare
                ? { text: '去申报', onTap: declare }
                : { text: '查看气量包', onTap: packages ?? (() => undefined) }
            }
          />
        )
      }
    >
      {fault !== '' && <NoticeBar tone='warning'>{fault}</NoticeBar>}
      <Card>
        <div className='fs-14 t2'>预计月用气</div>
        {retry && <ErrorBlock small onRetry={retry} />}
        {!retry && !result && <Empty small text='填写设备后显示结果' />}
        {result && (
          <>
            <Volume value={result.monthVolume} size='l' />
            <div className='hr' />
            <Figures
              items={[
                { label: '预计月费用', value: <Money value={result.cost} /> },
                { label: '日用气', value: <Volume value={result.dayVolume} /> },
              ]}
            />
            <KeyValue
              items={[
                ['公布价', result.price !== null && <Price value={result.price} />],
                [
                  '上一整月用气',
                  maySeeUse && (result.lastMonth === null ? '暂无数据' : formatVolume(result.lastMonth)),
                ],
              ]}
            />
          </>
        )}
        <div className='fs-12 t3 mt8'>仅供参考，不作为申报依据</div>
      </Card>
      <Devices devices={of.devices} lhv={of.lhv} most={MOST} onChange={of.setDevices} />
      <Card>
        <Field label='每月工作天数' kind='digits' value={days} placeholder='不填按工作日历' onChange={setDays} />
      </Card>
    </PageFrame>
  )
}
