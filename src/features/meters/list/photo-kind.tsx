import { useState } from 'react'
import { Fault, type Drawn, type Kind } from '@/blocks'
import { choosePhoto, releasePhoto, type Photo as Picture, type PhotoSource } from '@/platform/photo'
import { Button, IconButton, Photo, Row, Stack } from '@/ui'
import './meters.scss'

/** A picture taken or chosen, still on the phone; it can be turned to be read. */
export const photo: Kind<Picture | null> = { draw: (field) => <PhotoPart {...field} /> }

function PhotoPart({ id, label, value, onChange, onBlur, error }: Drawn<Picture | null>) {
  const [turn, setTurn] = useState(0)
  const choose = async (source: PhotoSource) => {
    const taken = await choosePhoto(source)
    if (taken === null) return
    if (value !== null) releasePhoto(value)
    setTurn(0)
    onChange(taken)
    onBlur()
  }
  return (
    <Stack id={id} gap={16}>
      {value !== null && (
        <div className='ml-preview'>
          <Photo
            className='ml-preview-img'
            fit='contain'
            src={value.preview}
            alt={`${label}预览`}
            style={{ transform: `rotate(${turn}deg)` }}
          />
          <IconButton
            round
            icon='refresh'
            label='旋转照片'
            className='ml-turn'
            onTap={() => setTurn((turn + 90) % 360)}
          />
        </div>
      )}
      <Row gap={12}>
        <Button block kind='plain' icon='camera' onTap={() => choose('camera')}>
          拍照
        </Button>
        <Button block kind='plain' icon='image' onTap={() => choose('album')}>
          从相册选择
        </Button>
      </Row>
      <Fault text={error} />
    </Stack>
  )
}
