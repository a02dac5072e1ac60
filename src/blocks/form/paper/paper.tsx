import { Caption } from '../Caption'
import { Fault } from '../Fault'
import type { Kind } from '../kind'
import type { UploadBizType } from '@/request/upload'
import { PaperSlot, type Paper } from './PaperSlot'

export type { Paper } from './PaperSlot'

export interface PaperOptions {
  purpose: UploadBizType
  mark: string
  /** Shown over the picture while something reads it. */
  busyText?: string | undefined
  /** A PDF may be in the place of the pictures. */
  alsoPdf?: boolean
  /** This picture did not pass, and why: it asks for another one. */
  turnedDown?: { fileId: string; reason: string } | undefined
  /** It has been sent. */
  onSent?: (paper: Paper) => void
}

const upload = (label: string) => `请上传${label}`

/** One picture of a paper; its hint is under the camera. */
export const paper = ({ onSent, ...slot }: PaperOptions): Kind<Paper | null> => ({
  empty: upload,
  draw: ({ id, name, label, hint, value, onChange, error, disabled, required, form }) => (
    <div id={id}>
      <PaperSlot
        {...slot}
        label={label}
        required={required}
        hint={hint}
        paper={value}
        error={error}
        disabled={disabled}
        hold={(text) => form.hold(name, text)}
        onPaper={(next) => {
          onChange(next)
          if (next !== null) onSent?.(next)
        }}
      />
    </div>
  ),
})

/** Up to so many pictures of one paper; a PDF stands alone. */
export const papers = (most: number, options: PaperOptions): Kind<readonly Paper[]> => ({
  empty: upload,
  draw: ({ id, name, label, hint, value, onChange, error, disabled, required, form }) => (
    <div id={id} className='mb16'>
      <Caption label={label} required={required} />
      <div className='fm-slots'>
        {(value.length < most && !value.some(({ isPdf }) => isPdf) ? [...value, null] : value).map((one, index) => (
          <PaperSlot
            {...options}
            key={one?.fileId ?? `new${index}`}
            label={`图片${index + 1}`}
            paper={one}
            disabled={disabled}
            hold={(text) => form.hold(name, text)}
            onPaper={(next) => next !== null && onChange(Object.assign([...value], { [index]: next }))}
          />
        ))}
      </div>
      {hint && <div className='fs-12 t3 mt4'>{hint}</div>}
      <Fault text={error} />
    </div>
  ),
})
