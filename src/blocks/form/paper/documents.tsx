import { Button, Ends, Item } from '@/ui'
import type { UploadBizType } from '@/request/upload'
import { Caption } from '../Caption'
import { Fault } from '../Fault'
import type { Drawn, Kind } from '../kind'
import { pickedDocument, useSend, type Paper } from './use-send'

/** Up to so many PDFs, each by its name; sent as it is chosen. */
export const documents = (most: number, purpose: UploadBizType): Kind<readonly Paper[]> => ({
  empty: (label) => `请上传${label}`,
  draw: (field) => <Documents {...field} most={most} purpose={purpose} />,
})

type Props = Drawn<readonly Paper[]> & { most: number; purpose: UploadBizType }

function Documents({ id, name, label, hint, value, onChange, error, required, form, most, purpose }: Props) {
  // The gateway keeps equal files once.
  const add = (paper: Paper) => onChange([...value.filter(({ fileId }) => fileId !== paper.fileId), paper])
  const { percent, fault, send } = useSend(purpose, add, (text) => form.hold(name, text))
  return (
    <div id={id} className='mb16'>
      <Caption label={label} required={required} />
      {value.map(({ fileId, name: fileName = '' }) => (
        <Item key={fileId}>
          <Ends>
            <span className='grow fs-14 break'>{fileName}</span>
            <Button
              kind='text'
              size='small'
              label={`删除${fileName}`}
              onTap={() => onChange(value.filter((one) => one.fileId !== fileId))}
            >
              删除
            </Button>
          </Ends>
        </Item>
      ))}
      {value.length < most && (
        <Button kind='outline' size='small' disabled={percent !== null} onTap={() => void send(pickedDocument)}>
          {percent === null ? '添加PDF' : `上传中 ${percent}%`}
        </Button>
      )}
      {hint !== undefined && <div className='fs-12 t3 mt8'>{hint}</div>}
      <Fault text={error ?? fault} />
    </div>
  )
}
