import type { Out } from '@contract'
import { usePreview, useLink } from '@/blocks'
import { copyText } from '@/platform/clipboard'
import { dial } from '@/shared/hotline'
import { counted } from '@/telemetry/click-codes'
import { Button, Fact, IconButton, KeyValue, message, Portrait, Row, Tag } from '@/ui'

export type Manager = Out<'default GET /crmgas/butler/info'>['managers'][number]['manager']

interface PersonProps {
  of: Manager
  note: string
  /** The butler: with all that can be done. */
  isMain?: boolean
}

/** One of the customer's people, with the ways to get in touch. */
export function Person({ of: one, note, isMain = false }: PersonProps) {
  return (
    <>
      <Row gap={12}>
        <Portrait src={one.avatarUrl ?? ''} name={one.name} size={isMain ? 64 : 44} />
        <Fact
          grow
          value={
            <Row gap={8} wrap>
              <span className={isMain ? 'fs-17 fw-b break' : 'fs-15 fw-m break'}>{one.name}</span>
              {one.jobTitle !== note && <Tag>{one.jobTitle}</Tag>}
            </Row>
          }
          note={note}
        />
        <IconButton icon='phone' label={`拨打${one.name}`} onTap={counted('BT_CALL', () => void dial(one.phone))} />
      </Row>
      {isMain && <More of={one} />}
    </>
  )
}

function More({ of: one }: { of: Manager }) {
  const words = useLink('/subPages/customer-service/add', {
    ticketType: 'CONSULT',
    subtype: 'C_OTHER',
    title: `给${one.name}留言`,
  })
  const visit = useLink('/subPages/customer-service/add', { ticketType: 'APPLY', subtype: 'A_VISIT' })
  const preview = usePreview()
  const wechat = async () => {
    if (one.wechatQrUrl !== null) preview.show(one.wechatQrUrl, [one.wechatQrUrl])
    message((await copyText(one.wechatId)) ? `微信号 ${one.wechatId} 已复制` : '复制失败，请稍后重试')
  }
  return (
    <>
      <KeyValue
        className='mt12'
        items={[
          ['工号', one.certNo || null],
          ['工作时间', one.workHours || null],
          ['服务区域', one.areaDesc || null],
          ['介绍', one.introduction || null],
        ]}
      />
      <Row gap={8} top={12} wrap>
        {words && (
          <Button kind='outline' size='small' onTap={counted('BT_MESSAGE', words)}>
            发消息
          </Button>
        )}
        {one.wechatId !== '' && (
          <Button kind='outline' size='small' onTap={wechat}>
            加微信
          </Button>
        )}
        {visit && (
          <Button kind='outline' size='small' onTap={visit}>
            预约上门
          </Button>
        )}
      </Row>
      {preview.layer}
    </>
  )
}
