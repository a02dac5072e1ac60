import { pictureUri, type PictureName } from './pictures'
import { usePalette } from './theme'

export function Picture({ name }: { name: PictureName }) {
  return <img className='u-picture' src={pictureUri(name, usePalette())} alt='' />
}
