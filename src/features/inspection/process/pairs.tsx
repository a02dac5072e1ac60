import { useEffect, useState } from 'react'
import type { Kind } from '@/blocks'
import { Fault } from '@/blocks/form/Fault'
import { AskSource } from '@/blocks/form/photos/AskSource'
import { ShotState } from '@/blocks/form/photos/ShotState'
import { usePhotos, type Shot } from '@/blocks/form/photos/use-photos'
import { Ends, Icon, Photo } from '@/ui'
import type { After } from './mended'
import './pairs.scss'

interface Before {
  fileID: string
  url: string
}

/** 整改前后 (Y-18): each of the inspector's photos beside the customer's of the same place, the inspector's as a ghost until it is taken. */
export const pairs = (
  before: readonly Before[],
  noticedOn: string,
  onUnsent: (of: string, photo: Taken | null) => void,
): Kind<readonly After[]> => ({
  empty: () => '请上传整改后的照片',
  draw: ({ id, name, value, onChange, error, disabled, form }) => (
    <div id={id}>
      <Ends className='mb12'>
        <h2 className='fs-16 fw-b'>整改前后</h2>
        <span className='fs-13 t3 num' role='status'>
          已拍 {value.length} / {before.length}
        </span>
      </Ends>
      {before.map((one, index) => (
        <Pair
          key={one.fileID}
          no={index + 1}
          before={one}
          day={noticedOn}
          value={value.filter(({ of }) => of === one.fileID)}
          onValue={(after) => onChange([...value.filter(({ of }) => of !== one.fileID), ...after])}
          hold={(text) => form.hold(name, text)}
          disabled={disabled === true}
          onUnsent={onUnsent}
        />
      ))}
      <Fault text={error} />
    </div>
  ),
})

/** A photo that found no network. */
export type Taken = Shot['photo']

interface PairProps {
  no: number
  before: Before
  /** MM-DD of the inspector's photo. */
  day: string
  value: readonly After[]
  onValue: (after: readonly After[]) => void
  hold: (text: string) => () => void
  disabled: boolean
  /** A photo that found no network, null once there is none of that kind. */
  onUnsent: (of: string, photo: Taken | null) => void
}

function Pair({ no, before, day, value, onValue, hold, disabled, onUnsent }: PairProps) {
  const [isAsking, setAsking] = useState(false)
  const { shots, take, retry, drop, dropSent } = usePhotos({
    purpose: 'HAZARD',
    most: 1,
    sent: value,
    onSent: (papers) => onValue(papers.map((paper) => ({ ...paper, of: before.fileID }))),
    hold,
  })
  const after = value[0]
  const shot = shots[0]
  const unsent = shot?.state === 'failed' && shot.refusal === undefined ? shot.photo : null
  useEffect(() => onUnsent(before.fileID, unsent), [onUnsent, before.fileID, unsent])
  const again = () => {
    if (after) dropSent(after.fileId)
    if (shot) drop(shot.no)
    setAsking(true)
  }
  return (
    <div className='pa-pair'>
      <div className='pa-tile'>
        <Photo className='pa-img' src={`${before.url}&w=1080`} alt={`整改前照片${no}`} />
        <span className='pa-mark num'>前 {day}</span>
      </div>
      {after !== undefined ? (
        <div className='pa-tile'>
          <Photo className='pa-img' src={after.url} alt={`整改后照片${no}`} />
          <span className='pa-mark pa-done'>后 已上传</span>
        </div>
      ) : (
        <button
          type='button'
          className='pa-tile'
          disabled={disabled || (shot !== undefined && (shot.state !== 'failed' || shot.refusal !== undefined))}
          aria-label={labelOf(shot, no)}
          onClick={() => (shot?.state === 'failed' ? retry(shot.no) : setAsking(true))}
        >
          <Photo className='pa-img' src={`${before.url}&w=320`} />
          <span className='pa-ghost'>
            <span className='pa-frame' aria-hidden />
            {shot === undefined && (
              <>
                <Icon name='camera' size={24} />
                对齐虚影拍摄
              </>
            )}
            {shot !== undefined && <ShotState of={shot} />}
          </span>
        </button>
      )}
      <div className='fs-12 t3'>站在同一位置、同一角度拍</div>
      {(after !== undefined || shot?.refusal !== undefined) && (
        <button type='button' className='pa-again fs-13' disabled={disabled} onClick={again}>
          重拍
        </button>
      )}
      {shot?.refusal !== undefined && <Fault text={shot.refusal} />}
      <AskSource open={isAsking} label={`整改后照片${no}`} room={1} onTake={take} onClose={() => setAsking(false)} />
    </div>
  )
}

/** Contains what is on the tile. */
const labelOf = (shot: Shot | undefined, no: number): string =>
  shot === undefined
    ? `对齐虚影拍摄，整改后照片${no}`
    : `${shot.state !== 'failed' ? '上传中' : shot.refusal === undefined ? '重试' : '未通过'}，整改后照片${no}`
