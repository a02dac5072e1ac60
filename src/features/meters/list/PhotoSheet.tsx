import { useState } from 'react'
import { meterName, type Meter } from '@/shared/meter'
import { Sheet, Tabs, toast } from '@/ui'
import { PhotoForm } from './PhotoForm'
import { PhotoHistory } from './PhotoHistory'

const TABS = [
  { key: 'form', label: '上传照片' },
  { key: 'history', label: '照片记录' },
] as const

/** 上传表具照片: the form, and what became of earlier pictures. */
export function PhotoSheet({ meter, onClose }: { meter: Meter; onClose: () => void }) {
  const [tab, setTab] = useState<'form' | 'history'>('form')
  const [dirty, setDirty] = useState(false)
  const done = (isQueued: boolean) => {
    if (isQueued) toast('已保存，联网后自动提交')
    else toast('提交成功', { icon: 'success' })
    onClose()
  }
  return (
    <Sheet open title={meterName(meter)} cancelText='关闭' dirty={dirty} onClose={onClose}>
      <Tabs items={TABS} active={tab} onChange={setTab} className='mb12' />
      {/* Kept while the other tab is shown: a picture is not taken twice. */}
      <div className='gutter' style={tab === 'form' ? undefined : { display: 'none' }}>
        <PhotoForm meter={meter} onChanged={() => setDirty(true)} onDone={done} />
      </div>
      {tab === 'history' && <PhotoHistory meterId={meter.meterId} />}
    </Sheet>
  )
}
