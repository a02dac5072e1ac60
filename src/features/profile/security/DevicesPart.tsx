import { useAct } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { Button, Cell, CellGroup, DateText, ErrorBlock } from '@/ui'
import { ACCOUNT } from '../settings-rows'
import { deviceText } from '../terminals'

/** Where the user is logged in, and the end of all of it but here. */
export function DevicesPart() {
  const read = useRead('default GET /crmgas/portal/user/deviceList', undefined, { handles: 'all', refresh: 'show' })
  const kick = useAct('default POST /crmgas/portal/user/kickDevice', {
    ask: { content: '除当前设备外，其他设备都将退出登录，确定吗？', confirmText: '全部下线', danger: true },
    ok: '其他设备已下线',
  })
  const devices = read.data ?? []
  return (
    <CellGroup title='登录设备'>
      <Cell
        icon='phone'
        title='登录设备'
        {...(read.data && { value: `${devices.length} 台` })}
        onTap={() => void go(ACCOUNT, { mode: 'devices' })}
      />
      {read.state === 'error' && <ErrorBlock small onRetry={() => void read.reload()} />}
      {devices.map((device) => (
        <Cell
          key={device.sessionId}
          title={deviceText(device)}
          subtitle={
            <>
              最近使用 <DateText value={device.lastSeenAt} form='full' />
            </>
          }
          {...(device.isCurrent === '1' && { value: '本机' })}
        />
      ))}
      {devices.some(({ isCurrent }) => isCurrent === '0') && (
        <Button block kind='text' danger onTap={() => kick.run({})}>
          其他设备全部下线
        </Button>
      )}
    </CellGroup>
  )
}
