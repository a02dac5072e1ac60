import { useState } from 'react'
import { PageFrame } from '@/blocks'
import { bridge } from '@/platform/bridge'
import { host } from '@/platform/host'
import { chooseShell, isShellSimulated } from '@/platform/simulator'
import { deviceNow } from '@/platform/time'
import { Card, Cell, CellGroup, SectionLabel } from '@/ui'
import './native.scss'

const ACTIONS: readonly (readonly [action: string, params: Record<string, unknown>])[] = [
  ['system.getAppInfo', {}],
  ['system.openWebView', { url: 'https://example.com', title: '网页', showWebViewToolbar: true }],
  ['system.postMessage', { channel: 'share', message: '{}' }],
  ['device.selectPhotos', { amount: 1, sourceType: 'album' }],
  ['device.getLocation', { type: 'wgs84' }],
  ['device.unknown', {}],
]

/** The bridge by hand, in a simulated native shell when wanted; development builds only. */
export function NativeView() {
  const [answer, setAnswer] = useState('')
  const ask = async (action: string, params: Record<string, unknown>) => {
    const since = deviceNow()
    const given = await bridge(action, params)
    setAnswer(`${action} · ${deviceNow() - since} ms\n${JSON.stringify(given, null, 2)}`)
  }
  return (
    <PageFrame>
      <CellGroup>
        <Cell title='宿主' value={host()} />
        <Cell
          title={isShellSimulated() ? '离开模拟外壳' : '在模拟外壳中运行'}
          onTap={() => chooseShell(!isShellSimulated())}
        />
      </CellGroup>
      <SectionLabel>桥接动作</SectionLabel>
      <CellGroup>
        {ACTIONS.map(([action, params]) => (
          <Cell key={action} title={action} onTap={() => void ask(action, params)} />
        ))}
      </CellGroup>
      {answer !== '' && (
        <Card>
          <pre className='nv-answer fs-13'>{answer}</pre>
        </Card>
      )}
    </PageFrame>
  )
}
