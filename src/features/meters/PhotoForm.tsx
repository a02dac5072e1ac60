import { useState } from 'react'
import type { Meter } from '@/blocks'
import { choosePhoto, releasePhoto, type PhotoSource } from '@/platform/photo'
import { Button, Field, Icon, NoticeBar, Photo, Radio, toast } from '@/ui'
import { formatSpan } from '@domain/date-format'
import { formatVolume } from '@domain/volume'
import { usePhotoForm, type PhotoForm as Form } from './use-photo-form'

interface Props {
  meter: Meter
  onChanged: () => void
  onDone: () => void
}

export function PhotoForm({ meter, onChanged, onDone }: Props) {
  const form = usePhotoForm(meter, () => {
    toast('提交成功', { icon: 'success' })
    onDone()
  })
  const channel = meter.channels.find(({ channelNo }) => channelNo === form.channelNo)
  const { open, from, to } = meter.imgWindow
  const window = formatSpan(from.slice(5), to.slice(5))
  return (
    <div className='ml-form'>
      <NoticeBar className='ml-window'>
        {open ? `自助抄表时间：${window}` : `不在自助抄表时间内（${window}），照片仅用于核对`}
      </NoticeBar>
      <Picture form={form} onChanged={onChanged} />
      {meter.channels.length > 1 && (
        <Radio
          label='通道'
          value={form.channelNo}
          items={meter.channels.map(({ channelNo, name }) => ({ key: channelNo, label: name }))}
          onChange={form.setChannel}
        />
      )}
      <Field
        label='读数'
        required
        kind='number'
        value={form.reading}
        placeholder='请输入表盘读数，最多2位小数'
        hint={`上次读数 ${formatVolume(channel?.lastReading)}`}
        {...(form.faults.reading !== undefined && { error: form.faults.reading })}
        onChange={(text) => {
          onChanged()
          form.setReading(text)
        }}
      />
      <Button block size='xlarge' loading={form.busy} loadingText='提交中' onTap={form.submit}>
        提交
      </Button>
    </div>
  )
}

function Picture({ form, onChanged }: { form: Form; onChanged: () => void }) {
  const [turn, setTurn] = useState(0)
  const { photo } = form
  const choose = async (source: PhotoSource) => {
    const taken = await choosePhoto(source)
    if (taken === null) return
    if (photo !== null) releasePhoto(photo)
    setTurn(0)
    onChanged()
    form.setPhoto(taken)
  }
  return (
    <>
      {photo !== null && (
        <div className='ml-preview'>
          <Photo
            className='ml-preview-img'
            fit='contain'
            src={photo.preview}
            alt='表具照片预览'
            style={{ transform: `rotate(${turn}deg)` }}
          />
          <button type='button' className='ml-turn' aria-label='旋转照片' onClick={() => setTurn((turn + 90) % 360)}>
            <Icon name='refresh' size={20} />
          </button>
        </div>
      )}
      <div className='ml-sources'>
        <Button kind='plain' icon='camera' onTap={() => choose('camera')}>
          拍照
        </Button>
        <Button kind='plain' icon='image' onTap={() => choose('album')}>
          从相册选择
        </Button>
      </div>
      {form.faults.photo !== undefined && (
        <div className='ml-fault' role='alert'>
          {form.faults.photo}
        </div>
      )}
    </>
  )
}
