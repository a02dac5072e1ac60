import { DetailPage } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { BottomBar, Card, Empty, Ends, Item } from '@/ui'
import { eventsText, hostOf, OPEN_DATA, type OpenHook } from './words'

/** 推送地址: where new bills and notices of stopped gas are sent. */
export function HooksPage() {
  const read = useRead('btwob GET /openHook/list', undefined, { refresh: 'show' })
  return (
    <DetailPage
      spaced
      title='推送地址'
      read={read}
      footer={() => <BottomBar primary={{ text: '新建推送地址', onTap: () => go(OPEN_DATA, { mode: 'newHook' }) }} />}
    >
      {({ list }) => (
        <>
          <div className='gutter fs-13 t2 mb12'>
            有新账单或停气通知时，向您的系统发送带签名的消息。未送达的在24小时内多次重发，仍未送达可手动重发
          </div>
          {list.length === 0 ? (
            <Empty text='还没有推送地址' />
          ) : (
            <Card flush>
              {list.map((hook) => (
                <HookRow key={hook.hookId} hook={hook} />
              ))}
            </Card>
          )}
        </>
      )}
    </DetailPage>
  )
}

const HookRow = ({ hook: { hookId, url, events, failures } }: { hook: OpenHook }) => (
  <Item onTap={() => void go(OPEN_DATA, { hookId })}>
    <Ends>
      <span className='fs-15 fw-m break'>{hostOf(url)}</span>
      {failures > 0 && <span className='fs-13 c-danger nowrap'>{`连续失败${failures}次`}</span>}
    </Ends>
    <div className='fs-12 t3'>{eventsText(events)}</div>
  </Item>
)
