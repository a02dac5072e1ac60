import type { UploadBizType } from '@/request/upload'
import type { Paper } from '../paper/PaperSlot'
import type { Kind } from '../kind'
import { PhotoStrip } from './PhotoStrip'
import type { PhotoQueue } from './use-photos'

export interface PhotosOptions {
  /** What the gateway keeps them for (FL-02). */
  use: UploadBizType
  /** 1 to 9. */
  most: number
  /** Pictures that the page goes on with after the form was sent: the form waits for none, unless they are required. */
  queue?: PhotoQueue
}

/** Up to nine photos, camera first; each is sent as soon as it is taken. Its value holds what the gateway has: `fileId` of each. */
export const photos = ({ use, most, queue }: PhotosOptions): Kind<readonly Paper[]> => ({
  empty: (label) => `请上传${label}`,
  draw: ({ id, name, label, value, onChange, error, disabled, required, hint, form }) => (
    <PhotoStrip
      id={id}
      label={label}
      hint={hint}
      required={required}
      purpose={use}
      most={most}
      sent={value}
      onSent={onChange}
      error={error}
      disabled={disabled}
      queue={queue}
      hold={(text) => (queue && !required ? () => undefined : form.hold(name, text))}
    />
  ),
})
