import { appointSlots } from '@domain/statuses/appointment'
import { callPhone } from '@/platform/phone'
import { useRead } from '@/request'
import { Button, ErrorBlock, Portrait, Row, SectionCard, Stack } from '@/ui'
import './door.scss'

/** 验明身份 (Y-35): the inspector that comes, the time, and the code of the day that both sides can check. */
export function Door({ refId, enabled }: { refId: string; enabled: boolean }) {
  const read = useRead('btwob GET /inspection/visit', { refId }, { enabled, refresh: 'show' })
  if (read.state === 'error') return <ErrorBlock small onRetry={() => void read.reload()} />
  const visit = read.data
  if (!visit) return null
  const { inspector, ahead, code, date, slot } = visit
  const { label, from, to } = appointSlots[slot]
  return (
    <SectionCard title='验明身份' extra={<span className='num'>{`${date.slice(5)} ${label} ${from}–${to}`}</span>}>
      {inspector === null && <div className='fs-14 t2'>安检员尚未指派，上门前会通知您</div>}
      {inspector !== null && (
        <Stack gap={12}>
          <Row gap={12} align='top'>
            <Portrait src={inspector.photo ?? ''} name={inspector.name} size={64} />
            <Stack gap={4} className='grow'>
              <span className='fs-17 fw-b'>{inspector.name}</span>
              <span className='fs-13 t2 num'>{`安检员 · 工号 ${inspector.no}`}</span>
              {ahead !== null && (
                <span className='fs-13 t3'>{ahead === 0 ? '下一家就到您' : `前面还有 ${ahead} 家`}</span>
              )}
            </Stack>
          </Row>
          {code === null ? (
            <div className='fs-13 t3'>上门当天这里显示口令：请他先报前半段，您再报后半段，两边都对才开门</div>
          ) : (
            <>
              <div className='do-code'>
                <div className='do-half'>
                  <div className='fs-13 t3'>请他先报</div>
                  <div className='do-digits num'>{code.theirs}</div>
                </div>
                <div className='do-half'>
                  <div className='fs-13 t3'>您再报</div>
                  <div className='do-digits num c-primary'>{code.mine}</div>
                </div>
              </div>
              <Row to='centre' className='fs-12 t3'>
                今日口令，24:00 换新 · 两边都对才开门
              </Row>
            </>
          )}
          <Button block kind='plain' icon='phone' onTap={() => callPhone(inspector.phone)}>
            拨打电话
          </Button>
        </Stack>
      )}
    </SectionCard>
  )
}
