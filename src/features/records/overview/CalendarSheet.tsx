import { formatFullMoment } from '@domain/date-format'
import { useAct, useMay } from '@/blocks'
import { copyText } from '@/platform/clipboard'
import { Button, message, NoticeBar, Row, Sheet } from '@/ui'
import type { Overview } from './MyRecordView'

interface Props {
  calendar: Overview['calendar']
  onClose: () => void
  onChanged: () => Promise<void>
}

/** Y-17: the address that a phone's calendar subscribes to; only a master makes it, and can revoke it at once. */
export function CalendarSheet({ calendar, onClose, onChanged }: Props) {
  const mayMake = useMay('master')
  const make = useAct('btwob POST /record/calendar', {
    ...(calendar !== null && { ask: '重新生成后，原链接立即失效。确定重新生成？' }),
    ok: '链接已生成',
    done: onChanged,
  })
  const revoke = useAct('btwob POST /record/calendar/revoke', {
    ask: '作废后，已订阅的手机将不再更新。确定作废？',
    ok: '链接已作废',
    done: onChanged,
  })
  return (
    <Sheet open title='订阅到手机日历' onClose={onClose}>
      <div className='gutter'>
        {!mayMake && <NoticeBar tone='info'>由企业主账号生成订阅链接</NoticeBar>}
        {mayMake && (
          <>
            <div className='fs-14 t2 break'>
              在手机日历中选择“添加订阅日历”，粘贴链接即可。任何持有链接的人都能看到到期事项，请勿外传。
            </div>
            {calendar !== null && (
              <div className='sunken mt8 fs-13 break'>
                <div>{calendar.url}</div>
                <div className='t3 mt4 num'>生成于 {formatFullMoment(calendar.madeAt)}</div>
              </div>
            )}
            <Row gap={8} top={12} wrap>
              {calendar !== null && (
                <Button size='small' onTap={() => void copy(calendar.url)}>
                  复制链接
                </Button>
              )}
              <Button kind='outline' size='small' loading={make.busy} onTap={() => void make.run({})}>
                {calendar === null ? '生成链接' : '重新生成'}
              </Button>
              {calendar !== null && (
                <Button kind='text' size='small' danger loading={revoke.busy} onTap={() => void revoke.run({})}>
                  作废链接
                </Button>
              )}
            </Row>
          </>
        )}
      </div>
    </Sheet>
  )
}

async function copy(url: string): Promise<void> {
  message((await copyText(url)) ? '已复制' : '复制失败，请稍后重试')
}
