import { showFile } from '@/shared/file'
import { Cell } from '@/ui'
import { Photos, type PhotosProps } from './Photos'

/** Files of a project: pictures side by side, other papers a row each. */
export const Files = (props: PhotosProps) => (
  <>
    <Photos {...props} />
    {props.files
      .filter(({ isImage }) => !isImage)
      .map(({ fileId, name, url }) => (
        <Cell key={fileId} icon='contract' title={name} onTap={() => void showFile(url, name)} />
      ))}
  </>
)
