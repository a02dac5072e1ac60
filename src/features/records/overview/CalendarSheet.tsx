import { useState } from 'react'
import { formatFullMoment } from '@domain/date-format'
import { useAct, useMay } from '@/blocks'
import { copyText } from '@/platform/clipboard'
import { Button, message, NoticeBar, Row, Sheet } from '@/ui'
import type { Overview } from './MyRecordView'

const ONCE = '链接只显示这一次，请立即复制并订阅'
const SHOWN = '链接只在生成时显示；如需再次订阅，请重新生成'

interface Props {
  calendar: Overview['calendar']
  onClose: () => void
  onChanged: () => Promise<void>
}

/** Y-17: the address that a phone's calendar subscribes to; only a master makes it, sees it this once, and can revoke it at once. */
export function CalendarSheet({ calendar, onClose, onChanged }: Props) {
  const mayMake = useMay('master')
  const [url, setUrl] = useState<string | null>(null)
  const make = useAct('btwob POST /record/calendar', {
    ...(calendar !== null && { ask: '重新生成后，原链接立即失效。确定重新生成？' }),
    ok: '链接已生成',
    done: (made) => {
      setUrl(made.url)
      return onChanged()
    },
  })
  const revoke = useAct('btwob POST /record/calendar/revoke', {
    ask: '作废后，已订阅的手机将不再更新。确定作废？',
    ok: '链接已作废',
    done: () => {
      setUrl(null)
      return onChanged()
    },
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
                {url !== null && <div>{url}</div>}
                <div className='t3 mt4 num'>生成于 {formatFullMoment(calendar.madeAt)}</div>
                <div className='t3 mt4'>{url === null ? SHOWN : ONCE}</div>
              </div>
            )}
            <Row gap={8} top={12} wrap>
              {calendar !== null && url !== null && (
                <Button size='small' onTap={() => void copy(url)}>
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
