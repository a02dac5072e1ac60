import { fileSize } from '@domain/file-size'
import { chooseDocument } from '@/platform/document'
import type { UploadBizType } from '@/request/upload'
import { Button, Ends, Fact, IconButton } from '@/ui'
import { Caption } from '../Caption'
import { Fault } from '../Fault'
import type { Drawn, Kind } from '../kind'
import { useSend } from '../use-send'

/** A document that the gateway has; `size` in bytes. */
export interface Attached {
  fileId: string
  name: string
  size: number
}

interface Options {
  /** What the gateway keeps them for (FL-02). */
  use: UploadBizType
  most: number
  /** Kinds of files that may be chosen. */
  endings: readonly string[]
}

/** Up to so many documents by their names, in the order in which they were added. */
export const documents = (options: Options): Kind<readonly Attached[]> => ({
  empty: (label) => `请上传${label}`,
  draw: (field) => <Documents {...field} {...options} />,
})

function Documents({ use, most, endings, ...field }: Drawn<readonly Attached[]> & Options) {
  const { id, name, label, hint, value, onChange, error, disabled, required, form } = field
  const { percent, fault, send } = useSend(
    use,
    '附件上传中，请稍候',
    (text) => form.hold(name, text),
    // The gateway keeps equal files once.
    ({ fileID, name: called, size }) =>
      onChange([...value.filter(({ fileId }) => fileId !== fileID), { fileId: fileID, name: called, size }]),
  )
  const choose = async () => {
    const file = await chooseDocument(endings)
    return file && { file: () => Promise.resolve(file) }
  }
  return (
    <div id={id}>
      <Caption label={`${label}（${value.length}/${most}）`} required={required} />
      {value.map((one) => (
        <Ends key={one.fileId}>
          <Fact grow value={one.name} note={fileSize(one.size)} />
          <IconButton
            icon='trash'
            label={`删除${one.name}`}
            onTap={() => onChange(value.filter(({ fileId }) => fileId !== one.fileId))}
          />
        </Ends>
      ))}
      {value.length < most && (
        <Button
          kind='outline'
          size='small'
          icon='upload'
          disabled={disabled}
          loading={percent !== null}
          onTap={() => void send(choose)}
        >
          {percent === null ? `添加${label}` : `上传中 ${percent}%`}
        </Button>
      )}
      {hint !== undefined && <div className='fs-12 t3 mt4'>{hint}</div>}
      <Fault text={error ?? fault} />
    </div>
  )
}
