import { PageFrame } from '@/blocks'
import { dial, useLines, type Lines } from '@/shared/hotline'
import { useUser } from '@/stores'
import { counted } from '@/telemetry/click-codes'
import { Button, Card, Empty, Fact, KeyValue, NoticeBar, Row, SectionCard } from '@/ui'

/** 服务热线 (D 6.2): the last answer is kept on the phone, so that the numbers can be dialled without a network (BT-06). */
export function LinesView() {
  const bp = useUser(({ loginUserInfo }) => loginUserInfo?.bp ?? '')
  const { read, lines, isKept } = useLines()
  return (
    <PageFrame spaced {...(!lines && { of: read })}>
      {isKept && (
        <NoticeBar tone='warning' action='点击重试' onTap={() => void read.reload()}>
          当前为离线数据
        </NoticeBar>
      )}
      {lines && <LineCards of={lines} bp={bp} />}
    </PageFrame>
  )
}

function LineCards({ of: { companyName, list }, bp }: { of: Lines; bp: string }) {
  if (list.length === 0) return <Empty text='暂无热线信息' />
  return (
    <>
      {list
        .filter(({ kind }) => kind === 'EMERGENCY')
        .map(({ hotlineId, phone, hours }) => (
          <Card key={hotlineId} raised>
            <div className='fs-15 fw-b c-danger'>24小时抢险电话</div>
            <div className='fs-24 fw-b c-danger num mt4'>{phone}</div>
            <div className='fs-12 t3 mt4'>{hours}</div>
            <Button
              className='mt12'
              block
              danger
              label={`立即拨打抢险电话 ${phone}`}
              onTap={counted('HL_CALL', () => dial(phone))}
            >
              立即拨打
            </Button>
          </Card>
        ))}
      <SectionCard title={companyName}>
        {list
          .filter(({ kind }) => kind !== 'EMERGENCY')
          .map(({ hotlineId, name, kindName, phone, hours }) => (
            <Row key={hotlineId} gap={12} top={12}>
              <Fact grow big label={name || kindName} value={phone} {...(hours !== '' && { note: hours })} />
              <Button
                kind='outline'
                size='small'
                label={`拨打${name || kindName}`}
                onTap={counted('HL_CALL', () => dial(phone))}
              >
                拨打
              </Button>
            </Row>
          ))}
      </SectionCard>
      <SectionCard title='拨打前请准备好户号'>
        <KeyValue items={[['户号', bp, { copy: bp }]]} />
      </SectionCard>
    </>
  )
}
