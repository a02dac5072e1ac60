import { useState, type ReactNode } from 'react'
import { DetailPage, Shape } from '@/blocks'
import { BottomBar, Card, KeyValue, Money, SectionCard, Segment } from '@/ui'
import { readOf, STATES, type Shown } from './held'

/** A page about one thing, and its other states. */
export function GalleryDetails({ top }: { top: ReactNode }) {
  const [shown, setShown] = useState<Shown>('ready')
  return (
    <DetailPage
      read={readOf({ amount: '42761.82', orderNo: '2026112300010001' }, shown)}
      skeleton={<Shape heights={[96, 120]} />}
      top={
        <>
          {top}
          <Segment items={STATES} active={shown} onChange={setShown} />
        </>
      }
      {...(shown === 'empty' && { empty: <Card>无内容</Card> })}
      footer={() => <BottomBar primary={{ text: '查看凭证', onTap: () => setShown('empty') }} />}
    >
      {({ amount, orderNo }) => (
        <>
          <Card>
            <Money value={amount} size='l' />
          </Card>
          <SectionCard title='订单信息'>
            <KeyValue
              items={[
                ['订单号', orderNo, { copy: orderNo }],
                ['备注', null],
              ]}
            />
          </SectionCard>
        </>
      )}
    </DetailPage>
  )
}
