import { DetailPage, useAct } from '@/blocks'
import { useRead } from '@/request'
import { deviceText, TERMINALS, type Device } from '../terminals'
import { Button, Cell, CellGroup, DateText, Empty, Row, Tag } from '@/ui'

const LIST = 'default GET /crmgas/portal/user/deviceList'

/** 登录设备 (calls 55, 56). */
export function Devices() {
  const read = useRead(LIST, undefined, { freshFor: 0 })
  const kick = useAct('default POST /crmgas/portal/user/kickDevice', { ask: '确定将该设备下线吗？', ok: '已下线' })
  return (
    <DetailPage read={read} title='登录设备' spaced>
      {(devices) =>
        devices.length === 0 ? (
          <Empty text='暂无登录设备' />
        ) : (
          <CellGroup>
            {devices.map((device) => (
              <OneDevice
                key={device.sessionId}
                device={device}
                onEnd={() => kick.run({ sessionId: device.sessionId })}
              />
            ))}
          </CellGroup>
        )
      }
    </DetailPage>
  )
}

function OneDevice({ device, onEnd }: { device: Device; onEnd: () => Promise<unknown> }) {
  const { terminalType, ip, region, lastSeenAt, isCurrent } = device
  const name = deviceText(device)
  const place = [TERMINALS[terminalType], region, ip].filter(Boolean).join(' · ')
  return (
    <Cell
      title={
        <Row wrap>
          {name}
          {isCurrent === '1' && <Tag tone='primary'>当前设备</Tag>}
        </Row>
      }
      subtitle={
        <>
          <div>{place}</div>
          <div>
            最近使用 <DateText value={lastSeenAt} form='full' />
          </div>
        </>
      }
      {...(isCurrent === '0' && {
        action: (
          <Button size='small' kind='outline' label={`下线${name}`} onTap={onEnd}>
            下线
          </Button>
        ),
      })}
    />
  )
}
